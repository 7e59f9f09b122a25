<?xml version="1.0" encoding="UTF-8"?>
<?php if (true): ?><p id="a"></p><?php else: ?><p id="a"></p><?php endif ?>
<?php echo "<vs-selct>"; // it's ?>
<p>ok</p>
