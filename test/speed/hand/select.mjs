/** A hand-written list of many options: an input, a box, the visible rows. @param {Element} place @param {[string, string][]} options */
export function mountSelect(place, options) {
  const input = Object.assign(document.createElement("input"), { className: "control" });
  const box = Object.assign(document.createElement("div"), { hidden: true });
  const rows = document.createElement("div");
  box.style.cssText = "position:absolute;height:272px;overflow:auto;width:300px;background:#fff;border:1px solid #888";
  box.append(rows);
  place.append(input, box);
  let found = options;
  /** @type {string[]} */
  let texts = [];
  const draw = () => {
    const from = Math.max(0, Math.floor(box.scrollTop / 32) - 5);
    const shown = found.slice(from, from + 20).map(([id, text]) => {
      const row = Object.assign(document.createElement("div"), { textContent: text });
      row.dataset["id"] = id;
      row.style.height = "32px";
      return row;
    });
    rows.style.cssText = `box-sizing:border-box;height:${found.length * 32}px;padding-top:${from * 32}px`;
    rows.replaceChildren(...shown);
  };
  box.addEventListener("scroll", draw);
  input.addEventListener("click", () => {
    box.hidden = false;
    draw();
  });
  input.addEventListener("input", () => {
    if (!texts.length) texts = options.map(([, text]) => text.toLowerCase());
    const typed = input.value.toLowerCase();
    found = options.filter((_, at) => texts[at]?.includes(typed));
    box.scrollTop = 0;
    draw();
  });
}
