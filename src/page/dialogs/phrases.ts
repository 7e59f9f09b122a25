import { ownWords } from "../../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    leave: "Закрити без збереження",

    confirmTitle: "Ви впевнені?",
    confirmYes: "Так, зробити!",
    leaveChanges: "Є незбережені зміни. Закрити без збереження?",
  },
  ru: {
    leave: "Закрыть без сохранения",

    confirmTitle: "Вы уверены?",
    confirmYes: "Да, сделать!",
    leaveChanges: "Есть несохранённые изменения. Закрыть без сохранения?",
  },
  en: {
    leave: "Close without saving",

    confirmTitle: "Are you sure?",
    confirmYes: "Yes, do it!",
    leaveChanges: "There are unsaved changes. Close without saving?",
  },
});
