import { ownWords } from "../../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    stateAwaited: "Чекаємо на відповідь сервера…",
    stateSlow: "Сервер відповідає довго.",
    stateAgain: "Щойно зв'язок відновиться, спробуємо ще раз.",
  },
  ru: {
    stateAwaited: "Ждём ответа сервера…",
    stateSlow: "Сервер отвечает долго.",
    stateAgain: "Как только связь восстановится, попробуем ещё раз.",
  },
  en: {
    stateAwaited: "Waiting for the answer of the server…",
    stateSlow: "The server is slow to answer.",
    stateAgain: "We will try again as soon as the connection is back.",
  },
});
