import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    openingForm: "Чекаємо від сервера форму «{name}»…",
    openingRecord: "Чекаємо від сервера запис {id}…",
    openingSlow: "Сервер відповідає довго.",
    openingAgain: "Щойно зв'язок відновиться, спробуємо ще раз.",
  },
  ru: {
    openingForm: "Ждём от сервера форму «{name}»…",
    openingRecord: "Ждём от сервера запись {id}…",
    openingSlow: "Сервер отвечает долго.",
    openingAgain: "Как только связь восстановится, попробуем ещё раз.",
  },
  en: {
    openingForm: "Waiting for form “{name}” from the server…",
    openingRecord: "Waiting for record {id} from the server…",
    openingSlow: "The server is slow to answer.",
    openingAgain: "We will try again as soon as the connection is back.",
  },
});
