import { ownWords } from "../../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    busyNamed: "Виконуємо «{name}»…",
    busyUnnamed: "Виконуємо…",
    busySlow: "Сервер відповідає довго. Чекаємо на відповідь…",
  },
  ru: {
    busyNamed: "Выполняем «{name}»…",
    busyUnnamed: "Выполняем…",
    busySlow: "Сервер отвечает долго. Ждём ответа…",
  },
  en: {
    busyNamed: "Working on “{name}”…",
    busyUnnamed: "Working…",
    busySlow: "The server is slow to answer. Waiting for it…",
  },
});
