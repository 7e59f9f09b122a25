/** A row of an old database: every column is a text. */
export interface Work {
  work_id: string;
  name: string;
  /** A code of `districts`. */
  district: string;
  /** "1 234,50" */
  cost: string;
  /** "t" or "f" */
  urgent: string;
  /** "05.03.2026" */
  due: string;
  /** "вода,дороги" */
  tags: string;
  note: string;
}
export interface Refusal {
  refusal: string;
}

export const districts = [
  ["1", "Центральний"],
  ["2", "Заґребля"],
  ["3", "Їжакова гора"],
];

/** The form: its fields are JSON text within the JSON, as stored in a settings table. */
export const schema = () => ({ title: "Робота", schema: JSON.stringify(fields) });

const fields = {
  name: { type: "Text", title: "Назва", validators: ["required"] },
  district: { type: "Select", title: "Дільниця", data: "district" },
  cost: { type: "Number", title: "Кошторис" },
  urgent: { type: "Switcher", title: "Терміново" },
  due: { type: "Date", title: "Строк" },
  tags: { type: "Text", title: "Мітки" },
  note: { type: "TextArea", title: "Примітка" },
};

/** The table of works, in memory. */
export class Works {
  readonly #rows = new Map<string, Work>();
  #last = 0;

  constructor() {
    for (const row of first) this.save("", row);
  }

  all(): Work[] {
    return [...this.#rows.values()];
  }

  get(id: string): Work | undefined {
    return this.#rows.get(id);
  }

  /** "1 234,50 грн" over all works. */
  sum(): string {
    const sum = this.all().reduce((all, { cost }) => all + amount(cost), 0);
    return `${spelled(sum)} грн`;
  }

  /** Stores the sent columns; without an id a new row. @returns the bare id */
  save(id: string, sent: Partial<Work>): string | Refusal {
    const before = this.#rows.get(id);
    if (id && !before) return { refusal: "Немає такого запису" };
    const row: Work = { ...empty, ...before, ...sent, work_id: id };
    if (amount(row.cost) > 1_000_000) return { refusal: "error: Кошторис перевищує межу в 1 000 000 грн" };
    row.work_id ||= String(++this.#last);
    row.cost = row.cost && spelled(amount(row.cost));
    row.urgent = /^(t|true|1|on)$/.test(row.urgent) ? "t" : "f";
    row.due = row.due.replace(/^(\d{4})-(\d\d)-(\d\d)$/, "$3.$2.$1");
    this.#rows.set(row.work_id, row);
    return row.work_id;
  }

  drop(id: string): Refusal | undefined {
    if (this.#rows.get(id)?.urgent === "t") return { refusal: "Термінову роботу не можна вилучити" };
    this.#rows.delete(id);
    return undefined;
  }
}

const empty: Omit<Work, "work_id"> = { name: "", district: "", cost: "", urgent: "f", due: "", tags: "", note: "" };

const first: Omit<Work, "work_id">[] = [
  {
    name: "Ремонт ґанку на вул. Єдності, буд. 7а — «Їдальня» №3",
    district: "2",
    cost: "1 234,50",
    urgent: "t",
    due: "05.03.2026",
    tags: "дах,вода",
    note: "  Узгоджено;\r\n\tкошторис — у теці № 12  ",
  },
  { ...empty, name: "Освітлення скверу", district: "1", cost: "20 000,00" },
];

const amount = (text: string): number => Number(text.replace(/\s/g, "").replace(",", ".")) || 0;

const spelled = (number: number): string =>
  number
    .toFixed(2)
    .replace(".", ",")
    .replace(/\B(?=(\d{3})+,)/g, " ");
