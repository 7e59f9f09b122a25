import { ownWords } from "../../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    actionFailed: "Не вдалося виконати дію ({status})",
    problems: "Перевірте введене",
    sent: "Надіслано",
    draftSent: "Чернетку збережено на сервері",
    successfullySaved: "Збережено",
    done: "Виконано",
    elsewhere: "Адреса {url} веде на інший сайт і не відкрита.",

    savingAgain:
      "Невідомо, чи збережено попередню спробу: сервер не відповів. Якщо надіслати ще раз, може з'явитися другий запис. Надіслати?",
    savingAgainYes: "Надіслати ще раз",
    savingTwice:
      "Цей запис уже збережено, але сервер не повідомив його номера. Якщо зберегти ще раз, з'явиться другий запис. Зберегти?",
    savingTwiceYes: "Створити другий запис",
  },
  ru: {
    actionFailed: "Не удалось выполнить действие ({status})",
    problems: "Проверьте введённое",
    sent: "Отправлено",
    draftSent: "Черновик сохранён на сервере",
    successfullySaved: "Сохранено",
    done: "Выполнено",
    elsewhere: "Адрес {url} ведёт на другой сайт и не открыт.",

    savingAgain:
      "Неизвестно, сохранена ли предыдущая попытка: сервер не ответил. Если отправить ещё раз, может появиться вторая запись. Отправить?",
    savingAgainYes: "Отправить ещё раз",
    savingTwice:
      "Эта запись уже сохранена, но сервер не сообщил её номера. Если сохранить ещё раз, появится вторая запись. Сохранить?",
    savingTwiceYes: "Создать вторую запись",
  },
  en: {
    actionFailed: "The action failed ({status})",
    problems: "Check what you typed",
    sent: "Sent",
    draftSent: "The draft is stored on the server",
    successfullySaved: "Saved",
    done: "Done",
    elsewhere: "The address {url} leads to another site and was not opened.",

    savingAgain:
      "It is not known whether the last try was saved: the server did not answer. Sent again, it may become a second record. Send it?",
    savingAgainYes: "Send again",
    savingTwice:
      "This record is stored already, but the server has not told its number. Another save makes a second record. Save?",
    savingTwiceYes: "Make a second record",
  },
});
