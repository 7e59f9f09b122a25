import { ownWords } from "../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    outletAskSave: "Ця адреса пропонує змінити запис {record}: {values}. Зберегти зміни?",
    outletSave: "Зберегти зміни",
  },
  ru: {
    outletAskSave: "Этот адрес предлагает изменить запись {record}: {values}. Сохранить изменения?",
    outletSave: "Сохранить изменения",
  },
  en: {
    outletAskSave: "This address asks to change record {record}: {values}. Save the changes?",
    outletSave: "Save changes",
  },
});
