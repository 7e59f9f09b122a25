<?php
// Перелік звернень: a ?x> in the comment ends nothing
$title = 'Звернення ?> міста';
require __DIR__ . '/head.php'; /* it's the head */ ?>
<main id="main" class="<?= $wide ? 'wide' : "narrow" ?>">
<form method="post" action="/old.php">
<input type="hidden" name="_token" value="<?= htmlspecialchars($row['id']) ?>">
<label>Тема <vs-select><select name="topic"><option value="1">Освітлення</option></select></vs-select></label>
<vs-text name="note" title="Нотатка" value="<?= htmlspecialchars($row['id']) ?>" required maxlength="200"></vs-text>
<vs-hidden name="id" value="<?= htmlspecialchars($row['id']) ?>"></vs-hidden>
<vs-choice type="Radio" name="urgent" title="Терміново" options='{"1":"так","0":"ні"}'></vs-choice>
</form>
</main>
<?php require "foot.php";
