<?php
// Перелік звернень: a ?x> in the comment ends nothing
$title = 'Звернення ?> міста';
require __DIR__ . '/head.php'; /* it's the head */ ?>
<main id="main" class="<?= $wide ? 'wide' : "narrow" ?>">
<?php foreach ($rows as $row): ?>
<button type="button" data-ad-d="x" data-vs-popop="request" data-id="<?= htmlspecialchars($row['id']) ?>">Додати</button>
<?php endforeach ?>
</main>
<?php require "foot.php";
