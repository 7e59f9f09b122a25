/** Phrases of the engine, the form and plain fields; /localejs can replace them (R7.1-01). */
export default {
  requestFailed: "Не вдалося завантажити.",
  wrongType: "Невідомий тип поля: {type}",
  partFailed: "Не вдалося завантажити частину програми.",
  save: "Зберегти",
  saving: "Зберігаємо…",
  cancel: "Скасувати",
  close: "Закрити",
  back: "Назад",
  loading: "Завантаження…",
  retry: "Повторити",
  requiredMark: "обов'язкове",
  showPassword: "Показати пароль",
  notNumber: "Має бути числом",
  required: "Поле обов'язкове",
  invalid: "Неправильне значення",
  ok: "Гаразд",
} as const satisfies Record<string, string>;
