// layer 9: checks
import { ownWords } from "../../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    invalidEmail: "Невірна адреса електронної пошти",
    invalidUrl: "Невірне посилання",
    noMatch: 'Має збігатися з полем "{field}"',
    doesNotMatch: "Не збігається",
    notPositive: "Значення повинне бути > 0",
    notNegative: "Значення повинне бути < 0",
    invalidPhone: "Невірний телефон, приклад: 380501234567",
    wrongLength: "Кількість символів: від {min} до {max}, зараз {length}",
    notInInterval: "Значення має бути від {min} до {max}",
    tooShort: "Замало символів",
    tooSmall: "Значення має бути не менше {min}",
    taken: "Таке значення вже є",
    notChecked: "Не вдалося перевірити, чи немає такого значення; зберегти можна",
  },
  ru: {
    invalidEmail: "Неверный адрес электронной почты",
    invalidUrl: "Неверная ссылка",
    noMatch: 'Должно совпадать с полем "{field}"',
    doesNotMatch: "Не совпадает",
    notPositive: "Значение должно быть > 0",
    notNegative: "Значение должно быть < 0",
    invalidPhone: "Неверный телефон, пример: 380501234567",
    wrongLength: "Количество символов: от {min} до {max}, сейчас {length}",
    notInInterval: "Значение должно быть от {min} до {max}",
    tooShort: "Слишком мало символов",
    tooSmall: "Значение должно быть не меньше {min}",
    taken: "Такое значение уже есть",
    notChecked: "Не удалось проверить, нет ли такого значения; сохранить можно",
  },
  en: {
    invalidEmail: "Invalid email address",
    invalidUrl: "Invalid URL",
    noMatch: "Must match field '{field}'",
    doesNotMatch: "Does not match",
    notPositive: "The value must be > 0",
    notNegative: "The value must be < 0",
    invalidPhone: "Invalid phone number, for example: 380501234567",
    wrongLength: "Characters: from {min} to {max}, now {length}",
    notInInterval: "The value must be from {min} to {max}",
    tooShort: "Not long enough",
    tooSmall: "The value must be at least {min}",
    taken: "This value is taken already",
    notChecked: "It could not be checked whether the value is taken; you can save",
  },
});

export type CheckPhrase = Parameters<typeof words>[0];
