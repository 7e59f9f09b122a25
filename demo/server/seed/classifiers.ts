import { species } from "./town/roadside.ts";

/** One choice of a classifier; missing properties are empty. */
interface Choice {
  code: string;
  ua: string;
  ru?: string;
  en?: string;
  parent?: string;
  color?: string;
  grp?: string;
  enabled?: boolean;
}

const lists: Record<string, Choice[]> = {
  request_status: [
    { code: "new", ua: "Нове", ru: "Новое", en: "New", color: "danger" },
    { code: "assigned", ua: "Призначено", ru: "Назначено", en: "Assigned", color: "warning" },
    { code: "in_work", ua: "У роботі", ru: "В работе", en: "In work", color: "info" },
    { code: "done", ua: "Виконано", ru: "Выполнено", en: "Done", color: "primary" },
    { code: "rejected", ua: "Відхилено", ru: "Отклонено", en: "Rejected", color: "#777777" },
  ],
  topic: [
    { code: "road", ua: "Дороги" },
    { code: "green", ua: "Зелені насадження" },
    { code: "light", ua: "Освітлення" },
    { code: "waste", ua: "Відходи" },
    { code: "water", ua: "Вода та каналізація" },
    { code: "pothole", ua: "Ями", parent: "road" },
    { code: "marking", ua: "Розмітка", parent: "road" },
    { code: "tree", ua: "Аварійне дерево", parent: "green" },
    { code: "lawn", ua: "Газони", parent: "green" },
    { code: "lamp", ua: "Не світить ліхтар", parent: "light" },
    { code: "container", ua: "Переповнений контейнер", parent: "waste" },
    { code: "leak", ua: "Витік води", parent: "water" },
    { code: "pothole.deep", ua: "Глибока яма (понад 10 см)", parent: "pothole" },
    { code: "pothole.small", ua: "Неглибока яма", parent: "pothole" },
    { code: "tree.fallen", ua: "Дерево впало", parent: "tree" },
    { code: "tree.dry", ua: "Сухостій", parent: "tree" },
  ],
  request_tag: [
    { code: "urgent", ua: "терміново", ru: "срочно", en: "urgent", color: "danger" },
    { code: "again", ua: "повторно", ru: "повторно", en: "again", color: "warning" },
    { code: "photo", ua: "є фото", ru: "есть фото", en: "with photos" },
    { code: "people", ua: "колективне", ru: "коллективное", en: "by several people" },
    { code: "thanks", ua: "подяка", ru: "благодарность", en: "thanks", color: "primary" },
  ],
  parcel_document: [
    { code: "lease", ua: "Договір оренди", ru: "Договор аренды", en: "Lease" },
    { code: "plan", ua: "Кадастровий план", ru: "Кадастровый план", en: "Cadastral map" },
    { code: "decision", ua: "Рішення ради", ru: "Решение совета", en: "Council decision" },
    { code: "photo", ua: "Фото ділянки", ru: "Фото участка", en: "Photos of the parcel" },
  ],
  ownership: [
    { code: "private", ua: "Приватна", color: "F7E8B0" },
    { code: "municipal", ua: "Комунальна", color: "B7D3F2" },
    { code: "state", ua: "Державна", color: "E0BCD6" },
  ],
  region_status: [
    { code: "new", ua: "Потребує робіт" },
    { code: "done", ua: "Упорядковано" },
  ],
  tree_condition: [
    { code: "good", ua: "Добрий", color: "3F9B3F" },
    { code: "fair", ua: "Задовільний", color: "C9C43A" },
    { code: "poor", ua: "Поганий", color: "E08A2E" },
    { code: "dead", ua: "Сухостій", color: "B03A2E" },
  ],
  species: species.map((name) => ({ code: name, ua: name, grp: name === "Сосна" ? "Хвойні" : "Листяні" })),
  street_surface: [
    { code: "asphalt", ua: "Асфальт" },
    { code: "gravel", ua: "Щебінь" },
    { code: "paving", ua: "Бруківка" },
  ],
  work_kind: [
    { code: "patching", ua: "Ямковий ремонт" },
    { code: "resurfacing", ua: "Капітальний ремонт" },
    { code: "curb", ua: "Заміна бортового каменю" },
    { code: "drainage", ua: "Зливова каналізація" },
  ],
  work_status: [
    { code: "planned", ua: "Заплановано" },
    { code: "in_work", ua: "Виконується" },
    { code: "done", ua: "Завершено" },
  ],
  channel: [
    { code: "phone", ua: "Телефон", ru: "Телефон", en: "Phone" },
    { code: "web", ua: "Сайт", ru: "Сайт", en: "Website" },
    { code: "visit", ua: "Особистий прийом", ru: "Личный приём", en: "Visit" },
    { code: "mail", ua: "Лист", ru: "Письмо", en: "Letter" },
    { code: "old", ua: "Застаріле значення", enabled: false },
  ],
  area: [
    { code: "town", ua: "Місто" },
    { code: "village", ua: "Село" },
    { code: "centre", ua: "Центр", parent: "town" },
    { code: "left", ua: "Лівий берег", parent: "town" },
    { code: "market", ua: "Ринкова площа", parent: "centre" },
    { code: "station", ua: "Вокзал", parent: "centre" },
    { code: "field", ua: "Польова", parent: "village" },
  ],
  support: [
    { code: "wood", ua: "Дерев'яна" },
    { code: "steel", ua: "Сталева" },
  ],
  parcel_status: [
    { code: "draft", ua: "Чернетка" },
    { code: "active", ua: "Чинна" },
    { code: "lease", ua: "В оренді" },
    { code: "archived", ua: "Архівна" },
  ],
};

/** The codes that a request can have as its topic: entries without children. */
export const topicLeaves = (lists["topic"] as Choice[])
  .filter((choice, _, all) => !all.some((other) => other.parent === choice.code))
  .map((choice) => choice.code);

export const purposes = [
  { code: "02.01", name: "Житлова забудова", section: "02" },
  { code: "02.03", name: "Багатоквартирний будинок", section: "02" },
  { code: "03.07", name: "Торгівля", section: "03" },
  { code: "07.02", name: "Фізична культура і спорт", section: "07" },
  { code: "11.02", name: "Промисловість", section: "11" },
];

export const units = [
  { id: "m", text: "метр", parent: null, color: 1 },
  { id: "km", text: "кілометр", parent: "m", color: 1000 },
  { id: "m2", text: "кв. метр", parent: null, color: 1 },
  { id: "ha", text: "гектар", parent: "m2", color: 10_000 },
  { id: "ar", text: "сотка", parent: "m2", color: 100 },
  { id: "m3", text: "куб. метр", parent: null, color: 1 },
];

/** The rows of dict.cls. The list `work_catalog` is long on purpose: 1,830 rows, with a larger town 20,000. */
export function makeClassifiers(scale: number) {
  const all = { ...lists, work_catalog: workCatalog(scale > 1 ? 328 : 30) };
  const choices = Object.entries(all).flatMap(([list, entries]) =>
    entries.map((entry, position) => ({ list, ord: position, ...entry })),
  );
  return choices.map((choice, index) => ({
    id: index + 1,
    list: choice.list,
    code: choice.code,
    parent: choice.parent ?? null,
    ua: choice.ua,
    ru: choice.ru ?? null,
    en: choice.en ?? null,
    color: choice.color ?? null,
    grp: choice.grp ?? null,
    ord: choice.ord,
    enabled: choice.enabled ?? true,
    hidden: false,
  }));
}

function workCatalog(sectionCount: number): Choice[] {
  return Array.from({ length: sectionCount }, (_, section) => `А${section + 1}`).flatMap((code) => [
    { code, ua: `Розділ ${code.slice(1)}` },
    ...Array.from({ length: 60 }, (_, position) => ({
      code: `${code}.${position + 1}`,
      ua: `Позиція ${code.slice(1)}.${position + 1} загального класифікатора робіт`,
      parent: code,
    })),
  ]);
}
