/** Rows of /tables/10000 and /tables/100000, made in the page and set as a property of the table. */
(() => {
  const table = /** @type {(HTMLElement & { rows?: object[], columns?: object[] }) | null} */ (
    document.querySelector("vs-table[data-rows]")
  );
  if (!table) return;
  const streets = ["Вишнева", "Їжакевича", "Ґонти", "Івана Франка", "Садова", "Щаслива", "Єдності"];
  const kinds = ["Яма на дорозі", "Не світить ліхтар", "Аварійне дерево", "Сміття", "Лавка"];
  table.rows = Array.from({ length: Number(table.dataset["rows"]) }, (_, at) => ({
    id: at + 1,
    street: `вул. ${streets[at % streets.length]}, ${(at * 31) % 197}`,
    kind: kinds[(at * 7) % kinds.length],
    received: new Date(Date.UTC(2024, 0, 1 + ((at * 13) % 900))).toISOString().slice(0, 10),
    cost: ((at * 7919) % 1_000_003) / 100,
    done: at % 3 === 0,
    note: `Примітка ${at + 1}`,
    crew: `Бригада ${(at % 12) + 1}`,
    length: (at * 17) % 5000,
    code: `Р-${String(at + 1).padStart(6, "0")}`,
  }));
  table.columns = [
    { name: "code", title: "Код", width: 110, frozen: true },
    { name: "street", title: "Адреса", width: 220 },
    { name: "kind", title: "Вид робіт" },
    { name: "received", title: "Надійшло", type: "Date" },
    { name: "cost", title: "Вартість, грн", type: "Number", width: 130 },
    { name: "done", title: "Виконано", type: "Switcher", width: 110 },
    { name: "crew", title: "Виконавець" },
    { name: "length", title: "Довжина, м", type: "Number" },
    { name: "note", title: "Примітка", priority: 0 },
    { name: "id", title: "№ запису", type: "Number", priority: 0 },
  ];
})();
