// Functions that the forms of this page name: a schema cannot run code, only registered functions.
const told = document.getElementById("told");

// A field type of this page: the schema of lamp_power uses it like a type of the bundle.
window.vs.defineField("PowerSlider", {
  read: (raw) => (raw === null || Number.isFinite(Number(raw)) ? Number(raw) : undefined),
  write: (value, raw) => (typeof raw === "string" ? String(value) : value),
  show: (value) => `${value} Вт`,
  styles: `.power { display: flex; align-items: center; gap: 12px; min-block-size: 32px; }
    .power input { flex: 1; min-inline-size: 0; accent-color: var(--vs-accent, #1d5fc2); }
    .power output { min-inline-size: 64px; font-variant-numeric: tabular-nums; }`,
  draw(root, field) {
    const box = Object.assign(document.createElement("div"), { className: "power" });
    const slider = Object.assign(document.createElement("input"), { type: "range", min: "10", max: "400", step: "5" });
    const told = document.createElement("output");
    const show = () => {
      slider.value = String(field.value ?? 0);
      slider.disabled = field.disabled || field.readonly;
      told.textContent = field.text ?? `${field.value} Вт`;
    };
    slider.addEventListener("input", () => field.change(Number(slider.value)));
    slider.addEventListener("change", () => field.done());
    field.listen(show);
    box.append(slider, told);
    root.append(box);
    show();
  },
});
window.vs.callback("inspectionStart", () => ({ result: "Оглянуто: " }));
window.vs.callback("inspectionChange", ({ path, value }) => {
  told.textContent = `${path} = ${value}`;
});
