<?php
// Перелік звернень: a ?x> in the comment ends nothing
$title = 'Звернення ?> міста';
require __DIR__ . '/head.php'; /* it's the head */ ?>
<main id="main" class="<?= $wide ? 'wide' : "narrow" ?>">
<?php foreach ($rows as $row): ?>
<vs-widget table="works.request"></vs-widget><i><?= htmlspecialchars($row['id']) ?></i>
<?php endforeach ?>
</main>
<?php require "foot.php";
