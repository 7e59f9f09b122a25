import { roadworkProcess } from "./roadwork-process.ts";
import type { Calendar } from "./calendar.ts";
import { topicLeaves } from "./classifiers.ts";
import { firstNames, surnames } from "./persons.ts";
import type { Random } from "./random.ts";
import { districtAt, type District } from "./town/districts.ts";
import type { Report, Roadwork } from "./town/events.ts";

const letters: Record<string, string> = {
  pothole: "Прошу усунути яму на проїжджій частині, авто об'їжджають її зустрічною смугою.",
  marking: "Стерлася розмітка пішохідного переходу біля школи.",
  tree: "Аварійне дерево нахилилося над тротуаром.",
  lawn: "Газон розбитий колесами, після дощу бруд несе на тротуар.",
  lamp: "Не працює зовнішнє освітлення вже тиждень.",
  container: "Контейнер переповнений, сміття розносить вітром.",
  leak: "З-під люка тече вода, підмиває дорогу.",
};

export function makeContractors(random: Random) {
  return Array.from({ length: 60 }, (_, index) => ({
    id: index + 1,
    edrpou: String(30_000_000 + index * 104_729),
    name: `ТОВ «${random.pick(["Шлях", "Зелень", "Світло", "Каштан", "Добробут"])}-${index + 1}»`,
    site: `https://c${index + 1}.example/`,
    email: `c${index + 1}@example.com`,
    phone: `38067${2_000_000 + index * 3571}`,
    contacts: [{ name: random.pick(surnames), phone: "380501234567" }],
    work_from: "08:00",
    work_to: "17:00",
    brand_colors: "#1f77b4,#ff7f0e",
    active: random.fraction() > 0.1,
  }));
}

interface RequestSources {
  reports: Report[];
  addresses: { id: number }[];
  districts: District[];
  random: Random;
  calendar: Calendar;
}

/** Requests of citizens: due from ten days ago to twenty days ahead, a third with an e-mail address. */
export function makeRequests({ reports, addresses, districts, random, calendar }: RequestSources) {
  return reports.map((report, index) => {
    const { id, status, priority, geom } = report;
    const topic = random.pick(topicLeaves);
    const isTaken = status === "in_work" || status === "done";
    return {
      id,
      num: `ЗВ-2026/${String(id).padStart(5, "0")}`,
      topic,
      applicant: `${random.pick(surnames)} ${random.pick(firstNames)}`,
      phone: `38050${1_000_000 + ((index * 13 + 234_567) % 9_000_000)}`,
      email: index % 3 === 0 ? `g${index}@example.com` : null,
      address_id: random.pick(addresses).id,
      district_id: districtAt(geom.coordinates, districts),
      place: geom,
      body: letters[topic.split(".")[0] ?? ""] ?? "",
      priority,
      tags: random.fraction() < 0.3 ? [random.pick(["терміново", "повторне", "соцмережі"])] : [],
      status,
      // The numbers follow the time: the last request came last night, the first one 300 days ago.
      received: calendar.time((-300 * (reports.length - index - random.fraction())) / reports.length),
      due: calendar.date(random.int(-10, 20)),
      sla_seconds: random.int(1, 10) * 86_400,
      person_id: status === "new" ? null : random.int(1, 24),
      contractor_id: isTaken ? random.int(1, 60) : null,
      channel: random.pick(["phone", "web", "visit", "mail"]),
      spent: status === "done" ? random.int(500, 90_000) : null,
      answer: status === "done" ? "Роботи виконано, дякуємо за звернення." : null,
      anonymous: false,
    };
  });
}

export function makeRoadworks(roadworks: Roadwork[], random: Random, calendar: Calendar) {
  return roadworks.map((roadwork) => ({
    ...roadwork,
    estimate: [
      ["Стаття", "Кількість", "Ціна, грн", "Сума, грн"],
      ["Асфальт, т", 12.5, 3400, "=B2*C2"],
      ["Бордюр, м", 80, 195.5, "=B3*C3"],
      ["Робота, год", 64, 220, "=B4*C4"],
      ["Разом", null, null, "=SUM(D2:D4)"],
    ],
    code: `РР-${String(roadwork.id).padStart(4, "0")}`,
    contractor_id: random.int(1, 60),
    date_from: calendar.date(-random.int(0, 90)),
    date_to: calendar.date(random.int(1, 120)),
    process: roadwork.id % 3 === 0 ? roadworkProcess : null,
    note_md: roadwork.id % 3 === 0 ? "## Порядок\n\n1. обміряти\n2. скласти **кошторис**" : null,
    items: Array.from({ length: random.int(3, 12) }, (_, index) => ({
      name: `Позиція ${index + 1}`,
      unit: random.pick(["m2", "m3", "m"]),
      qty: random.int(1, 400),
      price: random.int(50, 2400),
    })),
  }));
}

/** The stages of the first road works: two levels, in an order of their own. */
export function makeStages(roadworks: readonly { id: number }[]) {
  const parts = [
    { name: "Підготовка", parts: ["Огляд вулиці", "Кошторис", "Погодження з поліцією"] },
    { name: "Роботи", parts: ["Фрезерування", "Основа", "Покриття"] },
    { name: "Приймання", parts: ["Заміри", "Акт"] },
  ];
  let id = 0;
  return roadworks.slice(0, 20).flatMap(({ id: roadwork_id }) =>
    parts.flatMap(({ name, parts: below }, ord) => {
      const parent = ++id;
      const stage = { id: parent, roadwork_id, parent: null, name, enabled: true, ord };
      const inner = below.map((one, at) => ({ id: ++id, roadwork_id, parent, name: one, enabled: at < 2, ord: at }));
      return [stage, ...inner];
    }),
  );
}

/** The states that a request has gone through before each state. */
const ways: Record<string, string[]> = {
  new: ["new"],
  assigned: ["new", "assigned"],
  in_work: ["new", "assigned", "in_work"],
  done: ["new", "assigned", "in_work", "done"],
  rejected: ["new", "rejected"],
};

/** The changes of status of every request, from its first state to the present one, in the last two hundred days. */
export function makeHistory(reports: readonly { id: number; status: string }[], random: Random, calendar: Calendar) {
  const changes = reports.flatMap(({ id, status }) => {
    let daysAgo = random.between(10, 200);
    return (ways[status] ?? []).slice(1).map((to, at) => {
      daysAgo *= random.between(0.3, 0.8);
      return {
        model_name: "works.request",
        object_id: String(id),
        field: "status",
        change_from: ways[status]![at],
        change_to: to,
        person_id: random.int(1, 24),
        cdate: calendar.time(-daysAgo),
      };
    });
  });
  return changes.map((change, index) => ({ id: index + 1, ...change }));
}
