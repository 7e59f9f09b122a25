import { ownWords } from "../../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    check: "Перевірити",
    cannotCheck: "Перевірити не вдалося. Подивіться, чи є запис у списку.",
    isNotStored: "Не збережено. Можна зберегти ще раз.",
    isStored: "Збережено.",
  },
  ru: {
    check: "Проверить",
    cannotCheck: "Проверить не удалось. Посмотрите, есть ли запись в списке.",
    isNotStored: "Не сохранено. Можно сохранить ещё раз.",
    isStored: "Сохранено.",
  },
  en: {
    check: "Check",
    cannotCheck: "It could not be checked. See whether the record is in the list.",
    isNotStored: "Not saved. You can save again.",
    isStored: "Saved.",
  },
});
