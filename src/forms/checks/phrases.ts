// layer 9: checks
import { ownWords } from "../../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    invalidEmail: "Неправильна адреса електронної пошти",
    invalidUrl: "Неправильне посилання",
    noMatch: "Має збігатися з полем «{field}»",
    doesNotMatch: "Не збігається",
    notPositive: "Значення має бути більшим за 0",
    notNegative: "Значення має бути меншим за 0",
    invalidPhone: "Неправильний номер телефону, приклад: 380501234567",
    wrongLength: "Кількість символів: від {min} до {max}, зараз {length}",
    notInInterval: "Значення має бути від {min} до {max}",
    tooShort: "Замало символів",
    tooSmall: "Значення має бути не менше {min}",
    taken: "Таке значення вже є",
    notChecked: "Не вдалося перевірити, чи вільне це значення. Зберегти можна.",
  },
  ru: {
    invalidEmail: "Неправильный адрес электронной почты",
    invalidUrl: "Неправильная ссылка",
    noMatch: "Должно совпадать с полем «{field}»",
    doesNotMatch: "Не совпадает",
    notPositive: "Значение должно быть больше 0",
    notNegative: "Значение должно быть меньше 0",
    invalidPhone: "Неправильный номер телефона, пример: 380501234567",
    wrongLength: "Количество символов: от {min} до {max}, сейчас {length}",
    notInInterval: "Значение должно быть от {min} до {max}",
    tooShort: "Слишком мало символов",
    tooSmall: "Значение должно быть не меньше {min}",
    taken: "Такое значение уже есть",
    notChecked: "Не удалось проверить, свободно ли это значение. Сохранить можно.",
  },
  en: {
    invalidEmail: "Invalid email address",
    invalidUrl: "Invalid URL",
    noMatch: "Must match field “{field}”",
    doesNotMatch: "Does not match",
    notPositive: "The value must be greater than 0",
    notNegative: "The value must be less than 0",
    invalidPhone: "Invalid phone number, for example: 380501234567",
    wrongLength: "Characters: from {min} to {max}, now {length}",
    notInInterval: "The value must be from {min} to {max}",
    tooShort: "Not long enough",
    tooSmall: "The value must be at least {min}",
    taken: "This value is already taken",
    notChecked: "It could not be checked whether this value is free. You can save.",
  },
});

export type CheckPhrase = Parameters<typeof words>[0];
