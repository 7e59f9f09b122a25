<?php
// Plots with SQLite. Try it: php -S 127.0.0.1:8000 plots.php, with the folder dist of vs-elements beside this file.
$path = rawurldecode(parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));
if (str_starts_with($path, '/dist/') && !str_contains($path, '..')) return false; // the built-in server sends files
session_start();
$token = $_SESSION['token'] ??= bin2hex(random_bytes(16));
$db = new PDO('sqlite:' . __DIR__ . '/plots.db');
$db->setAttribute(PDO::ATTR_ERRMODE, PDO::ERRMODE_EXCEPTION);
$db->setAttribute(PDO::ATTR_DEFAULT_FETCH_MODE, PDO::FETCH_ASSOC);
$db->exec('CREATE TABLE IF NOT EXISTS plot (id INTEGER PRIMARY KEY, number TEXT UNIQUE, district TEXT, owner TEXT, area REAL)');

function rows($db, $sql, ...$values) { $asked = $db->prepare($sql); $asked->execute($values); return $asked->fetchAll(); }
function answer($data, $status = 200) {
  http_response_code($status);
  header('Content-Type: application/json');
  exit(json_encode($data, JSON_UNESCAPED_UNICODE));
}

// CSRF: the page holds the token in a meta tag, each write sends it back in a header
$method = $_SERVER['REQUEST_METHOD'];
if ($method !== 'GET' && !hash_equals($token, $_SERVER['HTTP_X_CSRF_TOKEN'] ?? ''))
  answer(['error' => 'This page is too old. Reload it.'], 403);

// 1. What the first popup needs: the form, and the record by its address
if ($path === '/api/template/form/plot') answer(['title' => 'Plot', 'schema' => [
  'number' => ['type' => 'Text', 'title' => 'Number', 'col' => 6, 'validators' => ['required', ['type' => 'remote', 'url' => '/api/unique/public/plot/number']]],
  'district' => ['type' => 'Select', 'title' => 'District', 'col' => 6, 'data' => 'district'],
  'owner' => ['type' => 'Autocomplete', 'title' => 'Owner', 'col' => 6, 'data' => 'owner', 'tags' => true],
  'area' => ['type' => 'Number', 'title' => 'Area', 'col' => 6, 'unit' => 'ha', 'validators' => ['required']],
]]);
if (preg_match('~^/api/plot/(\d*)$~', $path, $found)) {
  $id = $found[1];
  $known = $id ? rows($db, 'SELECT * FROM plot WHERE id = ?', $id) : [];
  if ($id && !$known) answer(['error' => 'There is no such plot.'], 404);
  if ($method === 'GET' && $id) answer($known[0]);
  if ($method === 'GET') answer(rows($db, 'SELECT * FROM plot ORDER BY number')); // for vs-table
  if ($method === 'DELETE') { rows($db, 'DELETE FROM plot WHERE id = ?', $id); answer(['id' => $id]); }
  $plot = json_decode(file_get_contents('php://input'), true) ?: [];
  $values = [$plot['number'] ?? null, $plot['district'] ?? null, $plot['owner'] ?? null, $plot['area'] ?? null];
  // errors by field stand at their fields
  $errors = [];
  if (!(($plot['area'] ?? 0) > 0)) $errors['area'] = 'The area must be above 0.';
  if (rows($db, 'SELECT 1 FROM plot WHERE number = ? AND id <> ?', $plot['number'] ?? '', $id ?: 0)) $errors['number'] = 'This number is taken.';
  if ($errors) answer(['errors' => $errors], 422);
  if ($id) rows($db, 'UPDATE plot SET number = ?, district = ?, owner = ?, area = ? WHERE id = ?', ...[...$values, $id]);
  else rows($db, 'INSERT INTO plot (number, district, owner, area) VALUES (?, ?, ?, ?)', ...$values);
  answer(['id' => $id ?: $db->lastInsertId()]);
}

// 2. Lists, search while typing, uniqueness
if ($path === '/api-user/select/district') answer(['district' => [['n', 'North'], ['s', 'South']]]);
if ($path === '/api-user/suggest/owner')
  answer(rows($db, 'SELECT DISTINCT owner AS id, owner AS text FROM plot WHERE owner LIKE ? ORDER BY 1 LIMIT 30', "%{$_GET['key']}%"));
if ($path === '/api/unique/public/plot/number')
  answer(!rows($db, 'SELECT 1 FROM plot WHERE number = ? AND id <> ?', $_GET['value'] ?? '', $_GET['id'] ?? 0));
if ($path !== '/') answer(['error' => 'There is no such address.'], 404);

// 3. The page: its markup, one script tag, and attributes
?>
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="csrf-token" content="<?= $token ?>">
<title>Plots</title>
<script src="/dist/vs.js" data-lang="en"></script>
<h1>Plots</h1>
<p><button add="plot">Add a plot</button></p>
<table id="plots" vs-refresh="plot">
<?php foreach (rows($db, 'SELECT * FROM plot ORDER BY number') as $plot): ?>
  <tr>
    <td><?= htmlspecialchars($plot['number'] ?? '') ?></td>
    <td><?= htmlspecialchars($plot['owner'] ?? '') ?></td>
    <td><?= $plot['area'] ?> ha</td>
    <td><a href="#" edit="plot/<?= $plot['id'] ?>/plot">Edit</a> <a href="#" del="plot/<?= $plot['id'] ?>">Delete</a></td>
  </tr>
<?php endforeach ?>
</table>
