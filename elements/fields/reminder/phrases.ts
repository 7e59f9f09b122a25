import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: { reminderDate: "День", reminderTime: "Час", reminderPerson: "Відповідальний" },
  ru: { reminderDate: "День", reminderTime: "Время", reminderPerson: "Ответственный" },
  en: { reminderDate: "Day", reminderTime: "Time", reminderPerson: "Responsible person" },
});
