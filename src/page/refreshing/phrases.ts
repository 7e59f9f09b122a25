import { ownWords } from "../../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    refreshFailed: "Не вдалося оновити.",
    reloadYourself: "Збережено. Перезавантажте сторінку, коли завершите введення.",
    refreshOld: "Збережено. На сторінці ще старі дані.",
    refreshNow: "Оновити",
  },
  ru: {
    refreshFailed: "Не удалось обновить.",
    reloadYourself: "Сохранено. Перезагрузите страницу, когда закончите ввод.",
    refreshOld: "Сохранено. На странице ещё старые данные.",
    refreshNow: "Обновить",
  },
  en: {
    refreshFailed: "Could not refresh.",
    reloadYourself: "Saved. Reload the page when you have finished typing.",
    refreshOld: "Saved. The page still shows the old data.",
    refreshNow: "Refresh",
  },
});
