import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    interval_d: "д",
    interval_h: "год",
    interval_m: "хв",
    interval_s: "с",
    interval_d_whole: "Днів",
    interval_h_whole: "Годин",
    interval_m_whole: "Хвилин",
    interval_s_whole: "Секунд",
  },
  ru: {
    interval_d: "д",
    interval_h: "ч",
    interval_m: "мин",
    interval_s: "с",
    interval_d_whole: "Дней",
    interval_h_whole: "Часов",
    interval_m_whole: "Минут",
    interval_s_whole: "Секунд",
  },
  en: {
    interval_d: "d",
    interval_h: "h",
    interval_m: "min",
    interval_s: "s",
    interval_d_whole: "Days",
    interval_h_whole: "Hours",
    interval_m_whole: "Minutes",
    interval_s_whole: "Seconds",
  },
});
