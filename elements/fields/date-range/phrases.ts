import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    dateRangePattern: "ДД.ММ.РР – ДД.ММ.РР",
    "dateRange-today": "Сьогодні",
    "dateRange-yesterday": "Вчора",
    "dateRange-lastWeek": "Останні 7 днів",
    "dateRange-lastThirty": "Останні 30 днів",
    "dateRange-thisMonth": "Цей місяць",
    "dateRange-lastMonth": "Минулий місяць",
    "dateRange-lastYear": "Останні 12 місяців",
  },
  ru: {
    dateRangePattern: "ДД.ММ.ГГ – ДД.ММ.ГГ",
    "dateRange-today": "Сегодня",
    "dateRange-yesterday": "Вчера",
    "dateRange-lastWeek": "Последние 7 дней",
    "dateRange-lastThirty": "Последние 30 дней",
    "dateRange-thisMonth": "Этот месяц",
    "dateRange-lastMonth": "Прошлый месяц",
    "dateRange-lastYear": "Последние 12 месяцев",
  },
  en: {
    dateRangePattern: "DD.MM.YY – DD.MM.YY",
    "dateRange-today": "Today",
    "dateRange-yesterday": "Yesterday",
    "dateRange-lastWeek": "Last 7 days",
    "dateRange-lastThirty": "Last 30 days",
    "dateRange-thisMonth": "This month",
    "dateRange-lastMonth": "Last month",
    "dateRange-lastYear": "Last 12 months",
  },
});
