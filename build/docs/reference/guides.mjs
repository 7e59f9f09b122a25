import { code, heading, prose, table } from "./parts.mjs";

/** Types that look alike: type, value, where its choices come from, when to take it. */
const alike = [
  [
    "Select",
    "one id",
    "`data`, `options`; all loaded at the first touch",
    "up to some thousand choices; the usual one",
  ],
  ["Select2", "one id", "the same", "the same as Select, also with badge colours and groups"],
  [
    "Select3",
    "one id",
    "the same; the server while typing when `minimumInputLength` is 1 or more",
    "long lists that the server searches",
  ],
  [
    "MultiSelect, or `multi`",
    "a list of ids",
    "the same",
    "several choices, shown as chips; `tags` allows texts of one's own",
  ],
  ["StepSelect, or `step`", "the deepest id", "one list with parents, or a list a level", "topic → part → detail"],
  [
    "Autocomplete",
    "the id or text of a suggestion",
    "`/api-user/suggest/{data}`, 30 at most",
    "people, streets, firms: too many to load",
  ],
  ["Autocomplete2", "the same", "the same, 100 at most", "as Autocomplete, with a longer list"],
  ["Radio, ButtonGroup", "one id", "`data`, `options`", "up to six choices that should all be seen"],
  ["Checkboxes", "a list of ids", "`data`, `options`", "up to ten choices, several at once"],
];

const php = `<?php
// A challenge is signed, so nothing is stored until it comes back solved.
const SECRET = 'a long random text of your own';
function challenge() {
  $text = '13.' . (1000 * (time() + 600)) . '.' . rtrim(strtr(base64_encode(random_bytes(12)), '+/', '-_'), '=');
  return $text . '.' . hash_hmac('sha256', $text, SECRET);
}
/** @return string what is wrong, "" when it is solved; $isNew stores the nonce and says whether it was new */
function captchaProblem(string $token, callable $isNew): string {
  $parts = explode('.', $token);
  if (count($parts) !== 5) return 'Please confirm again.';
  [$bits, $ends, $nonce, $mac] = $parts;
  if (!hash_equals(hash_hmac('sha256', "$bits.$ends.$nonce", SECRET), $mac)) return 'Please confirm again.';
  if (time() * 1000 > (int) $ends) return 'The confirmation is too old.';   // expiry
  $zeros = strspn(implode('', array_map(fn($byte) => sprintf('%08b', ord($byte)), str_split(hash('sha256', $token, true)))), '0');
  if ($zeros < (int) $bits) return 'Please confirm again.';
  return $isNew($nonce) ? '' : 'This confirmation was used already.';       // replay
}`;

const python = `import hashlib, hmac, secrets, time
SECRET = b"a long random text of your own"

def challenge():
    text = f"13.{int(time.time() + 600) * 1000}.{secrets.token_urlsafe(12)}"
    return f"{text}.{hmac.new(SECRET, text.encode(), hashlib.sha256).hexdigest()}"

def captcha_problem(token, is_new):
    """What is wrong, "" when it is solved; is_new stores the nonce and says whether it was new."""
    parts = token.split(".")
    if len(parts) != 5:
        return "Please confirm again."
    bits, ends, nonce, mac = parts[:4]
    wanted = hmac.new(SECRET, f"{bits}.{ends}.{nonce}".encode(), hashlib.sha256).hexdigest()
    if not hmac.compare_digest(wanted, mac):
        return "Please confirm again."
    if time.time() * 1000 > int(ends):                       # expiry
        return "The confirmation is too old."
    found = int.from_bytes(hashlib.sha256(token.encode()).digest(), "big")
    if 256 - found.bit_length() < int(bits):
        return "Please confirm again."
    return "" if is_new(nonce) else "This confirmation was used already."   # replay`;

export const captchaExamples = { php, python };

export const guidesPage = () => `
${heading("alike", "Types that look alike", 2)}
${table(
  ["type", "value", "choices", "for"],
  alike.map((line) => line.map(prose)),
)}
<p>${prose('The field saves the id, `index_key` another key. Nothing chosen is saved as null; a server that expects `""` or `"null"` sets [select_empty](settings.html#select_empty).').replace(/\[(\w+)\]\(([^)]+)\)/, '<a href="$2">$1</a>')}</p>

${heading("search", "Search on the server", 2)}
<p>${prose("Three things search on the server: an Autocomplete (`suggest`, 100 ms after the last key), a Select3 with `minimumInputLength`, and the filters of a `vs-table` (`list`). A list that depends on other fields sends their values: `parent`, `parent2`, `parent3`. Equal questions are asked once and remembered for the page; `nocache` asks each time.")}</p>
${code('{ "street": { "type": "Autocomplete", "data": "street", "parent": "district" } }\n\nGET /api-user/suggest/street?limit=30&key=lin&parent=2\n[{ "id": "17", "text": "Linden street", "category": "North" }]')}

${heading("drafts", "Drafts", 2)}
<p>${prose("What is typed is on the disk of the browser (IndexedDB) within 300 ms, and is offered again after a crash, a closed tab or a lost session, with the time and the differences. A save removes it. Name the person in the setting `user`, so that two people at one computer never see each other's drafts; `signed_out` on the page after a sign-out deletes them. `drafts: false` turns them off, `draft_days` (7) says how long they are kept. Passwords are never kept, and no field with `draft: false`. A form of the page itself has drafts by `vs-draft`.")}</p>

${heading("conflicts", "Conflicts: another user saved in the meantime", 2)}
<p>${prose("Before a save the record is read again, or `If-Match` is sent with the setting `etag` (strong ETags; answer 412 when it does not match). Values that only the other user changed are taken over, and the form says so. A field that both changed is shown with both values, and nothing is sent until one is chosen. A user's own second save is never a conflict.")}</p>

${heading("offline", "Without a connection", 2)}
<p>${prose("After 408, 429, 503 or a lost connection a read is tried up to three times; markup and writes are tried once. A save that was never sent stays in its form and is sent once more when the connection is back, unless something was typed since. To close the form the user can put the save into the outbox, which sends it later. When the answer was lost it is unknown whether it was stored: with the setting `idempotency` the same `Idempotency-Key` is sent again and your server answers what it answered first; without it the product checks before it sends again. Store the key with the record in one transaction, and answer a repeated key with the stored answer.")}</p>

${heading("sign-in", "A session that has ended", 2)}
<p>${prose("Answer 401, or the sign-in page itself (a page with a password field, or the text of `login_marker`). With the setting `session_url` a dialog asks for name and password and posts `{ login, password }` to `login_url`. Answer JSON: `{ csrf }`, or `{ error }` for a wrong password; GET `session_url` answers `{ user, csrf }`, or 401. Without `session_url` the dialog has a link that opens `login_url` in another tab, and a button to go on. All waiting calls then go on, and nothing typed is lost.")}</p>

${heading("captcha", "Checking the captcha", 2)}
<p>${prose("`GET /api-user/captcha` gives a challenge; the form's save has the field `recaptcha-token`: the challenge, a dot and a number. Check it before the record is stored: the signature, the time, the zero bits, and that the nonce was not used before.")}</p>
<h3>PHP</h3>
${code(php)}
<h3>Python</h3>
${code(python)}

${heading("abroad", "Outside Ukraine", 2)}
<p>${prose('`lang: "en"`, `date_format` (`MM/DD/YYYY`), `first_weekday` (0 for Sunday), `address_bounds` and `geocoder` for addresses, a phone as a Text with `mask` and the validator `regexp` in place of the type Phone, `map` for the first view. Titles and other texts of a schema are given in each language: `{ "ua": …, "en": … }`; layers have `layer_name_en`; options of lists come in the language that the server chooses.')}</p>`;
