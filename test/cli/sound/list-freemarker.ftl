<#-- <a edti="town.plot/1"> -->
<#list plots as plot>
<a edit="town.plot/${plot.id?c}" <#if plot.locked>hidden</#if> title="<@message 'edit'/>">x</a>
</#list>
<#if a gt 1><p id="state"></p><#elseif b><p id="state"></p><#else><p id="state"></p></#if>
<vs-select name="kind" title="<#if a>Kind<#else>Sort</#if>" data="plot_kind"></vs-select>
