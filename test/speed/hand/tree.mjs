/** A tree written by hand, without features: nested lists of all items, unfolded. */

/** @typedef {{ name: string, children?: Item[] }} Item */

/** @param {HTMLElement} place @param {Item[]} items */
export function makeTree(place, items) {
  const box = place.appendChild(document.createElement("div"));
  box.style.cssText = "height:640px;overflow:auto;font:14px/32px system-ui";
  box.append(listOf(items));
}

/** @param {Item[]} items */
function listOf(items) {
  const list = document.createElement("ul");
  list.setAttribute("role", "group");
  for (const { name, children } of items) {
    const item = list.appendChild(document.createElement("li"));
    item.setAttribute("role", "treeitem");
    const box = Object.assign(document.createElement("input"), { type: "checkbox", checked: true });
    item.append(box, name);
    if (children) item.append(listOf(children));
  }
  return list;
}
