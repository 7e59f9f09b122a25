<?php
// Перелік звернень: a ?x> in the comment ends nothing
$title = 'Звернення ?> міста';
require __DIR__ . '/head.php'; /* it's the head */ ?>
<main id="main" class="<?= $wide ? 'wide' : "narrow" ?>">
<a href="#" show-modal="#rules">Порядок</a>
<template id="rules"><p>Порядок розгляду</p></template>
<vs-popup title="Звернення" width="640" position="right" model="works.request" form="request" record="<?= htmlspecialchars($row['id']) ?>"></vs-popup>
<a href="#" vs-popup="#card-<?= htmlspecialchars($row['id']) ?>" title="Картка">Картка</a><div id="card-<?= htmlspecialchars($row['id']) ?>" hidden>…</div>
</main>
<?php require "foot.php";
