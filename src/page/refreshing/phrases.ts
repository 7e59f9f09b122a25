import { ownWords } from "../../base/language/i18n.ts";

export const words = ownWords({
  ua: { refreshOld: "Збережено. На сторінці ще старі дані.", refreshNow: "Оновити" },
  ru: { refreshOld: "Сохранено. На странице ещё старые данные.", refreshNow: "Обновить" },
  en: { refreshOld: "Saved. The page still shows the old data.", refreshNow: "Refresh" },
});
