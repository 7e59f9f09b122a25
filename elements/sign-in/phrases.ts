import { ownWords } from "../../src/base/language/i18n.ts";

const ua = {
  signInTitle: "Сеанс завершено",
  signInAbout: "Увійдіть знову — введене залишилось, і робота продовжиться.",
  signInLogin: "Логін",
  signInPassword: "Пароль",
  signInDo: "Увійти",
  signInDoing: "Перевіряємо…",
  signInEmpty: "Введіть логін і пароль",
  signInFailed: "Увійти не вдалося. Спробуйте ще раз.",
  signInOther: "Увійшла інша людина. Вийдіть і ввійдіть під тим самим іменем або перезавантажте сторінку.",
  signInPage: "Увійдіть у новій вкладці й поверніться сюди.",
  signInGoOn: "Продовжити",
  signInNotYet: "Ви ще не ввійшли.",
} as const;

export const words = ownWords({
  ua,
  ru: {
    signInTitle: "Сеанс завершён",
    signInAbout: "Войдите снова — введённое осталось, и работа продолжится.",
    signInLogin: "Логин",
    signInPassword: "Пароль",
    signInDo: "Войти",
    signInDoing: "Проверяем…",
    signInEmpty: "Введите логин и пароль",
    signInFailed: "Войти не удалось. Попробуйте ещё раз.",
    signInOther: "Вошёл другой человек. Выйдите и войдите под тем же именем или перезагрузите страницу.",
    signInPage: "Войдите в новой вкладке и вернитесь сюда.",
    signInGoOn: "Продолжить",
    signInNotYet: "Вы ещё не вошли.",
  },
  en: {
    signInTitle: "The session has ended",
    signInAbout: "Sign in again: what you typed is still here, and the work goes on.",
    signInLogin: "User name",
    signInPassword: "Password",
    signInDo: "Sign in",
    signInDoing: "Checking…",
    signInEmpty: "Enter name and password",
    signInFailed: "Signing in has failed. Try again.",
    signInOther: "Somebody else has signed in. Sign out and in by the same name, or load the page again.",
    signInPage: "Sign in in the new tab and come back here.",
    signInGoOn: "Go on",
    signInNotYet: "You have not signed in yet.",
  },
});
