// layer 10: dialog
import { ownWords } from "../../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    leaveChanges: "Є незбережені зміни. Закрити без збереження?",
    leave: "Закрити без збереження",
  },
  ru: {
    leaveChanges: "Есть несохранённые изменения. Закрыть без сохранения?",
    leave: "Закрыть без сохранения",
  },
  en: {
    leaveChanges: "There are unsaved changes. Close without saving?",
    leave: "Close without saving",
  },
});
