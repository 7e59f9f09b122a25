<?php
// Перелік звернень: a ?x> in the comment ends nothing
$title = 'Звернення ?> міста';
require __DIR__ . '/head.php'; /* it's the head */ ?>
<main id="main" class="<?= $wide ? 'wide' : "narrow" ?>">
<?php foreach ($rows as $row): ?>
<vs-select name="s_<?= htmlspecialchars($row['id']) ?>" title="Тема" data="topic" multi="0"></vs-select>
<?php endforeach ?>
</main>
<?php require "foot.php";
