<#if a><p id="x"></p><p id="x"></p></#if>
<a <#if a>edti="town.plot/${id}"</#if>>x</a>
