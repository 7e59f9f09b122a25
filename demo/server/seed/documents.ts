import type { Calendar } from "./calendar.ts";
import type { Random } from "./random.ts";

const kinds = [
  { kind: "letter", title: "Відповідь про ремонт", about: "Роботи <strong>завершено</strong>, просимо перевірити." },
  { kind: "act", title: "Акт огляду", about: "Комісія оглянула місце й склала цей акт." },
  { kind: "order", title: "Наказ про чергування", about: "Призначити чергових на вихідні дні." },
  { kind: "report", title: "Звіт за місяць", about: "Виконано більше, ніж заплановано." },
];
const places = ["вулиця Садова", "площа Миру", "парк «Зарічний»", "школа № 2", "провулок Вербовий", "набережна"];

/** About two dozen office documents with texts of each kind; they name no person. */
export function makeDocuments(random: Random, calendar: Calendar) {
  return Array.from({ length: 24 }, (_, index) => {
    const { kind, title, about } = kinds[index % kinds.length]!;
    const place = random.pick(places);
    return {
      id: index + 1,
      num: `Д-${String(index + 1).padStart(4, "0")}`,
      title: `${title}: ${place}`,
      kind,
      body: `<h2>${title}</h2><p>Місце: ${place}.</p><p>${about}</p>${works(random)}<p>Відділ благоустрою</p>`,
      short: `<p>${about}</p>`,
      note: `**${place}**\n\n- подзвонити заявникові\n- додати фото\n\n> Строк: ${calendar.date(random.int(1, 30))}`,
      created: calendar.time(-index),
    };
  });
}

/** A table in the markup of the full text editor. */
function works(random: Random): string {
  const rows = ["Плитка", "Бордюр", "Фарба"].map((name) => `<tr><td>${name}</td><td>${random.int(2, 90)}</td></tr>`);
  return `<table><tbody>${rows.join("")}</tbody></table>`;
}
