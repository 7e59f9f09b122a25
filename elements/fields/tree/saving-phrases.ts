import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    treeAwaited: "Чекаємо, доки сервер збереже зміни в дереві…",
  },
  ru: {
    treeAwaited: "Ждём, пока сервер сохранит изменения в дереве…",
  },
  en: {
    treeAwaited: "Waiting for the server to save the changes in the tree…",
  },
});
