import { ownWords } from "../../../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    openCalendar: "Відкрити календар",
    today: "Сьогодні",
    tomorrow: "Завтра",
    inThreeDays: "+3 дні",
    inWeek: "+1 тиждень",
    datePattern: "ДД.ММ.РРРР",
    invalidDate: "Такої дати немає",
    dayNotOffered: "Цей день вибрати не можна",
  },
  ru: {
    openCalendar: "Открыть календарь",
    today: "Сегодня",
    tomorrow: "Завтра",
    inThreeDays: "+3 дня",
    inWeek: "+1 неделя",
    datePattern: "ДД.ММ.ГГГГ",
    invalidDate: "Такой даты нет",
    dayNotOffered: "Этот день выбрать нельзя",
  },
  en: {
    openCalendar: "Open the calendar",
    today: "Today",
    tomorrow: "Tomorrow",
    inThreeDays: "+3 days",
    inWeek: "+1 week",
    datePattern: "DD.MM.YYYY",
    invalidDate: "There is no such date",
    dayNotOffered: "This day cannot be chosen",
  },
});
