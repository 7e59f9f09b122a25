import { ownWords } from "../../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    refreshRuns: "Оновлюємо сторінку…",
    refreshSlow: "Сервер відповідає довго. Чекаємо на нові дані…",
  },
  ru: {
    refreshRuns: "Обновляем страницу…",
    refreshSlow: "Сервер отвечает долго. Ждём новые данные…",
  },
  en: {
    refreshRuns: "Refreshing the page…",
    refreshSlow: "The server is slow to answer. Waiting for the new data…",
  },
});
