import { ownWords } from "../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    nothingHere: "За цією адресою нічого немає.",

    outletAskSave: "Ця адреса пропонує змінити запис {record}: {values}. Зберегти зміни?",
    outletSave: "Зберегти зміни",
  },
  ru: {
    nothingHere: "По этому адресу ничего нет.",

    outletAskSave: "Этот адрес предлагает изменить запись {record}: {values}. Сохранить изменения?",
    outletSave: "Сохранить изменения",
  },
  en: {
    nothingHere: "There is nothing at this address.",

    outletAskSave: "This address asks to change record {record}: {values}. Save the changes?",
    outletSave: "Save changes",
  },
});
