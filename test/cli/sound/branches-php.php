<?php
// Перелік звернень: a ?x> in the comment ends nothing
$title = 'Звернення ?> міста';
require __DIR__ . '/head.php'; /* it's the head */ ?>
<main id="main" class="<?= $wide ? 'wide' : "narrow" ?>">
<?php if ($row["open"]) { ?><p id="state">Відкрито</p>
<?php } else { ?><p id="state">Закрито</p>
<?php } ?><vs-label title="Номер" value="<?= htmlspecialchars($row['id']) ?>"></vs-label>
</main>
<?php require "foot.php";
