import { ownWords } from "../../../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    invalidDate: "Такої дати немає",
    dayNotOffered: "Цей день вибрати не можна",

    openCalendar: "Відкрити календар",
    today: "Сьогодні",
    tomorrow: "Завтра",
    inThreeDays: "+3 дні",
    inWeek: "+1 тиждень",
    datePattern: "ДД.ММ.РРРР",

    timePattern: "ГГ : ХХ",
    timeRefused: "Часу «{typed}» немає, лишається {kept}",
    timeRefusedEmpty: "Часу «{typed}» немає, поле лишається порожнім",
  },
  ru: {
    invalidDate: "Такой даты нет",
    dayNotOffered: "Этот день выбрать нельзя",

    openCalendar: "Открыть календарь",
    today: "Сегодня",
    tomorrow: "Завтра",
    inThreeDays: "+3 дня",
    inWeek: "+1 неделя",
    datePattern: "ДД.ММ.ГГГГ",

    timePattern: "ЧЧ : ММ",
    timeRefused: "Времени «{typed}» нет, остаётся {kept}",
    timeRefusedEmpty: "Времени «{typed}» нет, поле остаётся пустым",
  },
  en: {
    invalidDate: "There is no such date",
    dayNotOffered: "This day cannot be chosen",

    openCalendar: "Open the calendar",
    today: "Today",
    tomorrow: "Tomorrow",
    inThreeDays: "+3 days",
    inWeek: "+1 week",
    datePattern: "DD.MM.YYYY",

    timePattern: "HH : MM",
    timeRefused: "There is no time “{typed}”, {kept} stays",
    timeRefusedEmpty: "There is no time “{typed}”, the field stays empty",
  },
});
