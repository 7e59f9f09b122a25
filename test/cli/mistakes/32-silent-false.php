<?php
// Перелік звернень: a ?x> in the comment ends nothing
$title = 'Звернення ?> міста';
require __DIR__ . '/head.php'; /* it's the head */ ?>
<main id="main" class="<?= $wide ? 'wide' : "narrow" ?>">
<?php foreach ($rows as $row): ?>
<button type="button" api="method/request.remind" obj="id:<?= htmlspecialchars($row['id']) ?>" silent="false">Нагадати</button>
<?php endforeach ?>
</main>
<?php require "foot.php";
