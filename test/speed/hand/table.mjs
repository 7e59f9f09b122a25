/** A pool of rows written by hand, without features: 10 columns of text, fixed heights, one scroll listener. */

const rowPx = 32;
const spare = 6;

/** @param {HTMLElement} place @param {string[]} keys @param {Record<string, unknown>[]} rows */
export function makePool(place, keys, rows) {
  const box = place.appendChild(document.createElement("div"));
  box.className = "pool";
  box.style.cssText = "height:640px;overflow:auto;position:relative;font:14px/32px system-ui";
  const head = box.appendChild(document.createElement("div"));
  head.style.cssText = "display:flex;position:sticky;top:0;z-index:1;background:#eee;width:1400px";
  for (const key of keys) head.append(cellOf(key));
  const body = box.appendChild(document.createElement("div"));
  body.style.cssText = `height:${rows.length * rowPx}px;position:relative;width:1400px`;
  /** @type {Map<number, HTMLElement>} */
  const drawn = new Map();
  /** @type {HTMLElement[]} */
  const free = [];
  const make = () => {
    const row = body.appendChild(document.createElement("div"));
    row.style.cssText = "display:flex;position:absolute;top:0;left:0;right:0;border-bottom:1px solid #ddd;height:32px";
    for (const key of keys) row.append(cellOf(key));
    return row;
  };
  const fill = (/** @type {HTMLElement} */ row, /** @type {number} */ at) =>
    keys.forEach((key, column) => {
      const cell = row.children[column];
      if (cell) cell.textContent = String(rows[at]?.[key] ?? "");
    });
  const draw = () => {
    const first = Math.max(0, Math.floor(box.scrollTop / rowPx) - spare);
    const last = Math.min(rows.length - 1, Math.ceil((box.scrollTop + 640) / rowPx) + spare);
    for (const [at, row] of drawn)
      if (at < first || at > last) {
        drawn.delete(at);
        free.push(row);
      }
    for (let at = first; at <= last; at++) {
      if (drawn.has(at)) continue;
      const row = free.pop() ?? make();
      row.style.transform = `translateY(${at * rowPx}px)`;
      fill(row, at);
      drawn.set(at, row);
    }
  };
  box.addEventListener("scroll", draw, { passive: true });
  draw();
  return {
    box,
    redraw: () => drawn.forEach((row, at) => fill(row, at)),
    /** Row and column of a drawn cell. @param {HTMLElement} cell */
    placeOf(cell) {
      const [row] = [...drawn].find(([, one]) => one === cell.parentElement) ?? [];
      return row === undefined ? undefined : { row, column: [...(cell.parentElement?.children ?? [])].indexOf(cell) };
    },
  };
}

/** @param {string} text */
function cellOf(text) {
  const cell = document.createElement("div");
  cell.style.cssText = "width:140px;flex:none;padding:0 8px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap";
  cell.textContent = text;
  return cell;
}
