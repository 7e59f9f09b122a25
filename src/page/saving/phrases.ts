import { ownWords } from "../../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    savingAgain:
      "Невідомо, чи збережено попередню спробу: сервер не відповів. Якщо надіслати ще раз, може з'явитися другий запис. Надіслати?",
    savingAgainYes: "Надіслати ще раз",
  },
  ru: {
    savingAgain:
      "Неизвестно, сохранена ли предыдущая попытка: сервер не ответил. Если отправить ещё раз, может появиться вторая запись. Отправить?",
    savingAgainYes: "Отправить ещё раз",
  },
  en: {
    savingAgain:
      "It is not known whether the last try was saved: the server did not answer. Sent again, it may become a second record. Send it?",
    savingAgainYes: "Send again",
  },
});
