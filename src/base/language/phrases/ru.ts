import type ua from "./ua.ts";

export default {
  requestFailed: "Не удалось загрузить.",
  wrongType: "Неизвестный тип поля: {type}",
  partFailed: "Не удалось загрузить часть программы.",
  save: "Сохранить",
  saving: "Сохраняем…",
  cancel: "Отменить",
  close: "Закрыть",
  back: "Назад",
  loading: "Загрузка…",
  retry: "Повторить",
  requiredMark: "обязательно",
  showPassword: "Показать пароль",
  notNumber: "Должно быть числом",
  required: "Поле обязательно",
  invalid: "Неправильное значение",
  ok: "Хорошо",
} satisfies Record<keyof typeof ua, string>;
