<a href="#" edit="works.request/<?= $row["id"] ?? "new" ?>/<?= $isFull ? "request_full" : "request" ?>" <?= $isOld ? 'data-old="1"' : "" ?>>Редагувати</a>
<a href="#" edit="<?= $path ?>">Шлях</a>
<vs-select name="a" title="A" data="<?= $list ?>" <?php if ($many): ?>multi<?php endif ?>></vs-select>
