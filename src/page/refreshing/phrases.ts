import { ownWords } from "../../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    refreshFailed: "Не вдалося оновити.",
    reloadYourself: "На сторінці ще старі дані. Перезавантажте її, коли завершите введення.",
    refreshOld: "На сторінці ще старі дані.",
    refreshNow: "Оновити",
  },
  ru: {
    refreshFailed: "Не удалось обновить.",
    reloadYourself: "На странице ещё старые данные. Перезагрузите её, когда закончите ввод.",
    refreshOld: "На странице ещё старые данные.",
    refreshNow: "Обновить",
  },
  en: {
    refreshFailed: "Could not refresh.",
    reloadYourself: "The page still shows the old data. Reload it when you have finished typing.",
    refreshOld: "The page still shows the old data.",
    refreshNow: "Refresh",
  },
});
