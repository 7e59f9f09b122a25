import { hashPassword } from "../session/password.ts";
import type { Random } from "./random.ts";

export const surnames = `
  Бондаренко, Ткачук, Мельник, Шевчук, Коваль, Кравець, Литвин, Савчук, Поліщук, Гнатюк, Олійник, Руденко,
  Марчук, Панченко`
  .trim()
  .split(/,\s+/);
export const firstNames = `
  Олена, Ірина, Оксана, Тарас, Андрій, Юрій, Наталя, Богдан, Леся, Остап, Ганна, Назар`
  .trim()
  .split(/,\s+/);
const titles = ["інспектор", "головний спеціаліст", "начальник відділу", "диспетчер"];

/** People who can sign in; each login is also the password. */
const staff = [
  { login: "admin", role: "admin", title: "адміністратор" },
  { login: "chief", role: "chief", title: "начальник відділу" },
  { login: "viewer", role: "viewer", title: "спостерігач" },
  { login: "demo", role: "editor", title: "головний спеціаліст" },
];

/** The sender of requests without a session; in no list (session/guest.ts). */
const site = { id: 0, login: "site", name: "Сайт громади", title: "громадянин" };

/** Four people who can sign in, and twenty colleagues who only appear in lists; the last of them has left. */
export async function makePersons(random: Random) {
  const colleagues = Array.from({ length: 20 }, (_, index) => ({
    login: `user${index + 5}`,
    role: random.pick(["viewer", "editor", "editor", "chief"]),
    title: random.pick(titles),
  }));
  const everybody = [...staff, ...colleagues];
  const people = await Promise.all(
    everybody.map(async (person, index) => ({
      id: index + 1,
      ...person,
      name: `${surnames[index % surnames.length]} ${firstNames[index % firstNames.length]}`,
      password_hash: index < staff.length ? await hashPassword(person.login) : "none",
      phone: `38050${1_000_000 + index * 7919}`,
      email: `${person.login}@zarichna.example`,
      enabled: index < everybody.length - 1,
    })),
  );
  return [...people, { ...site, role: "viewer", password_hash: "none", phone: null, email: null, enabled: false }];
}
