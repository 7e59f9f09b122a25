<?php
// Перелік звернень: a ?x> in the comment ends nothing
$title = 'Звернення ?> міста';
require __DIR__ . '/head.php'; /* it's the head */ ?>
<main id="main" class="<?= $wide ? 'wide' : "narrow" ?>">
<?php foreach ($rows as $row): ?>
<a href="#" edit="works.request" title="<?= htmlspecialchars($row['id']) ?>">Редагувати</a>
<?php endforeach ?>
</main>
<?php require "foot.php";
