import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    classNone: "Класи файлів не задано",
    classLoading: "Завантаження класів…",
    classOf: "Клас файлу {name}",
    classMoved: "{name}: тепер у класі «{to}»",
    classFull: "У класі «{to}» вже найбільше файлів: {max}",
  },
  ru: {
    classNone: "Классы файлов не заданы",
    classLoading: "Загрузка классов…",
    classOf: "Класс файла {name}",
    classMoved: "{name}: теперь в классе «{to}»",
    classFull: "В классе «{to}» уже наибольшее число файлов: {max}",
  },
  en: {
    classNone: "No file classes are given",
    classLoading: "Loading the classes…",
    classOf: "Class of file {name}",
    classMoved: "{name}: now in class “{to}”",
    classFull: "Class “{to}” already has the maximum number of files: {max}",
  },
});
