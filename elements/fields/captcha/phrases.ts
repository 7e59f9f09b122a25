import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    captchaHuman: "Я не робот",
    captchaWorking: "Перевіряємо…",
    captchaDone: "Перевірено",
    captchaExpired: "Час перевірки минув. Поставте позначку ще раз",
    captchaFailed: "Перевірка не вдалася. Повторити",
  },
  ru: {
    captchaHuman: "Я не робот",
    captchaWorking: "Проверяем…",
    captchaDone: "Проверено",
    captchaExpired: "Время проверки истекло. Поставьте отметку ещё раз",
    captchaFailed: "Проверка не удалась. Повторить",
  },
  en: {
    captchaHuman: "I am not a robot",
    captchaWorking: "Checking…",
    captchaDone: "Checked",
    captchaExpired: "The check has expired. Tick the box again",
    captchaFailed: "The check did not work. Try again",
  },
});
