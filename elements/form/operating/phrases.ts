import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    formUndo: "Крок назад (Ctrl+Z)",
    formRedo: "Крок уперед (Ctrl+Shift+Z)",
    formBefore: "Попередній запис (Alt+PageUp)",
    formAfter: "Наступний запис (Alt+PageDown)",
    formPlace: "{at} з {count}",
    formAddMore: "Зберегти й додати ще",
    formSaveNext: "Зберегти й далі",
    formApply: "Застосувати",
    formDraft: "Зберегти чернетку",
  },
  ru: {
    formUndo: "Шаг назад (Ctrl+Z)",
    formRedo: "Шаг вперёд (Ctrl+Shift+Z)",
    formBefore: "Предыдущая запись (Alt+PageUp)",
    formAfter: "Следующая запись (Alt+PageDown)",
    formPlace: "{at} из {count}",
    formAddMore: "Сохранить и добавить ещё",
    formSaveNext: "Сохранить и далее",
    formApply: "Применить",
    formDraft: "Сохранить черновик",
  },
  en: {
    formUndo: "Undo the change (Ctrl+Z)",
    formRedo: "Redo the change (Ctrl+Shift+Z)",
    formBefore: "Previous record (Alt+PageUp)",
    formAfter: "Next record (Alt+PageDown)",
    formPlace: "{at} of {count}",
    formAddMore: "Save and add another",
    formSaveNext: "Save and go on",
    formApply: "Apply",
    formDraft: "Save a draft",
  },
});
