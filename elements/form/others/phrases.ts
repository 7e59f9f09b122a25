import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    othersTab: "Цей запис щойно збережено в іншій вкладці. Змінилося: {fields}.",
    othersPush: "Цей запис щойно зберіг хтось інший. Змінилося: {fields}.",
    othersDeleted: "Цей запис щойно видалено.",
    othersMerged: "Під час збереження ваші зміни буде поєднано з новими.",
    othersShow: "Показати нове",
  },
  ru: {
    othersTab: "Эта запись только что сохранена в другой вкладке. Изменилось: {fields}.",
    othersPush: "Эту запись только что сохранил кто-то другой. Изменилось: {fields}.",
    othersDeleted: "Эта запись только что удалена.",
    othersMerged: "При сохранении ваши изменения будут объединены с новыми.",
    othersShow: "Показать новое",
  },
  en: {
    othersTab: "This record has just been saved in another tab. Changed: {fields}.",
    othersPush: "Somebody else has just saved this record. Changed: {fields}.",
    othersDeleted: "This record has just been deleted.",
    othersMerged: "When you save, your changes are merged with the new ones.",
    othersShow: "Show the new values",
  },
});
