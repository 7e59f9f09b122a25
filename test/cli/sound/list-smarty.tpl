{* <a edti="town.plot/1"> *}
{if $open}<p id="state"></p>{elseif $closed}<p id="state"></p>{else}<p id="state"></p>{/if}
{foreach $plots as $plot}<a edit="town.plot/{$plot.id}{if $full}/full{/if}" title="{$plot.name|escape:"html"}">x</a>{/foreach}
<vs-select name="kind" title="{t}Kind{/t}" data="{$list}" options='{$options|json_encode nofilter}'></vs-select>
{literal}<a edti="town.plot/1">{/literal}
