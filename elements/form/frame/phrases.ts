import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    frameHelp: "Довідка",
    frameInfo: "Пояснення: {title}",
    frameAdd: "Додати",
    frameFind: "Знайти",
    frameProblems: "помилок: {count}",
    frameStep: "Етап {at}/{max}",
    frameStepBack: "Повернутись",
    frameStepNext: "Далі",
  },
  ru: {
    frameHelp: "Справка",
    frameInfo: "Пояснение: {title}",
    frameAdd: "Добавить",
    frameFind: "Найти",
    frameProblems: "ошибок: {count}",
    frameStep: "Этап {at}/{max}",
    frameStepBack: "Вернуться",
    frameStepNext: "Далее",
  },
  en: {
    frameHelp: "Help",
    frameInfo: "Explanation: {title}",
    frameAdd: "Add",
    frameFind: "Find",
    frameProblems: "problems: {count}",
    frameStep: "Step {at}/{max}",
    frameStepBack: "Back",
    frameStepNext: "Next",
  },
});
