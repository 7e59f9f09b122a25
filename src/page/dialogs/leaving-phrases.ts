import { ownWords } from "../../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    leavingTitle: "Зберегти зміни?",
    leavingKept_one: "Якщо не зберігати, введене ще {count} день залишатиметься чернеткою.",
    leavingKept_few: "Якщо не зберігати, введене ще {count} дні залишатиметься чернеткою.",
    leavingKept_many: "Якщо не зберігати, введене ще {count} днів залишатиметься чернеткою.",
    leavingKept_other: "Якщо не зберігати, введене ще {count} дня залишатиметься чернеткою.",
    leavingTab: "Якщо не зберігати, введене залишатиметься чернеткою, доки відкрита ця вкладка.",
    leavingLost: "Якщо не зберігати, введене буде втрачено.",
    leavingStay: "Продовжити редагування",
    leavingDrop: "Не зберігати",
  },
  ru: {
    leavingTitle: "Сохранить изменения?",
    leavingKept_one: "Если не сохранять, введённое ещё {count} день останется черновиком.",
    leavingKept_few: "Если не сохранять, введённое ещё {count} дня останется черновиком.",
    leavingKept_many: "Если не сохранять, введённое ещё {count} дней останется черновиком.",
    leavingKept_other: "Если не сохранять, введённое ещё {count} дня останется черновиком.",
    leavingTab: "Если не сохранять, введённое останется черновиком, пока открыта эта вкладка.",
    leavingLost: "Если не сохранять, введённое будет потеряно.",
    leavingStay: "Продолжить редактирование",
    leavingDrop: "Не сохранять",
  },
  en: {
    leavingTitle: "Save the changes?",
    leavingKept_one: "If you do not save, what you typed stays as a draft for {count} day.",
    leavingKept_few: "If you do not save, what you typed stays as a draft for {count} days.",
    leavingKept_many: "If you do not save, what you typed stays as a draft for {count} days.",
    leavingKept_other: "If you do not save, what you typed stays as a draft for {count} days.",
    leavingTab: "If you do not save, what you typed stays as a draft while this tab is open.",
    leavingLost: "If you do not save, what you typed is lost.",
    leavingStay: "Go on editing",
    leavingDrop: "Do not save",
  },
});
