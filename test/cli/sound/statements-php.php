<?php if ($a) { ?>
<p id="one"></p><?php if ($b) echo '<b>'; ?>
<?php } else { ?>
<p id="one"></p>
<?php } ?>
<?php switch ($kind): case 1: ?>
<p id="two"></p>
<?php break; default: ?>
<p id="two"></p>
<?php endswitch ?>
<?php $n = 0; foreach ($rows as $row): ?><?php endforeach ?>
<?php if ($a): ?><p id="three"></p><?php else: ?><p id="three"></p><?php endif ?>
