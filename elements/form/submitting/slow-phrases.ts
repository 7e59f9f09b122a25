import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    savingWaits: "Чекаємо, доки сервер збереже зміни…",
    savingSlow: "Сервер відповідає довго. Введене залишається у формі.",
    savingStop: "Не чекати",
  },
  ru: {
    savingWaits: "Ждём, пока сервер сохранит изменения…",
    savingSlow: "Сервер отвечает долго. Введённое остаётся в форме.",
    savingStop: "Не ждать",
  },
  en: {
    savingWaits: "Waiting for the server to save the changes…",
    savingSlow: "The server is slow to answer. What you typed stays in the form.",
    savingStop: "Stop waiting",
  },
});
