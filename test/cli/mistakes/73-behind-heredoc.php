<?php
$note = <<<HTML
  <p>Пам'ять: ?> не кінець коду.</p>
  <a edti="works.request/1">{$title}</a>
  HTML;
$query = <<<'SQL'
select id from request -- it's
SQL;
$name = <<<TEXT
Об'єкт
TEXT;
?>
<a href="#" edti="works.request/<?= $id ?>">Редагувати</a>
