/** 100 × 100 rows, written by hand as one string of markup. @param {Element} place @param {number[]} numbers */
export function showRows(place, numbers) {
  const price = new Intl.NumberFormat("uk-UA", { minimumFractionDigits: 2 });
  const dates = new Intl.DateTimeFormat("uk-UA");
  const day = new Date(2026, 2, 5);
  const row = (/** @type {number} */ district, /** @type {number} */ at) => `
<tr><td>${district}.${at}</td><td>${price.format(at)}</td><td>${dates.format(day)}</td><td>${at ? "так" : ""}</td>
<td><a href="#" edit="works.request/${at}/text_only">Редагувати</a></td></tr>`;
  const rows = numbers.map((district) => numbers.map((at) => row(district, at)).join(""));
  place.innerHTML = `<h1>Рядки</h1><table><tbody>${rows.join("")}</tbody></table>`;
}
