<?php
// Перелік звернень: a ?x> in the comment ends nothing
$title = 'Звернення ?> міста';
require __DIR__ . '/head.php'; /* it's the head */ ?>
<main id="main" class="<?= $wide ? 'wide' : "narrow" ?>">
<vs-widget name="newest_requests" table="works.request" params='{"limit":3,"owner":"<?= htmlspecialchars($row['id']) ?>"}' interval="60"></vs-widget>
<vs-table table="works.request" columns='["num","applicant"]' height="400"><table><thead><tr><th>№</th></tr></thead></table></vs-table>
<vs-map layers="[1,2]" center="50.45,30.52" zoom="12" record="works.request/<?= htmlspecialchars($row['id']) ?>"></vs-map>
</main>
<?php require "foot.php";
