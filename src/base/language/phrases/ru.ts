import type ua from "./ua.ts";

/** Words that the first form shows. */
export default {
  requestFailed: "Данные не получены",
  wrongType: "WRONG TYPE: field type {type}",
  partFailed: "Не удалось загрузить часть программы.",
  save: "Сохранить",
  saving: "Сохраняем…",
  cancel: "Отменить",
  close: "Закрыть",
  back: "Назад",
  addTitle: "Новая запись",
  editTitle: "Редактирование",
  infoTitle: "Просмотр",
  loading: "Загрузка…",
  retry: "Повторить",
  requiredMark: "обязательно",
  fillRequired: "Заполните обязательные поля",
  leaveChanges: "Есть несохранённые изменения. Закрыть без сохранения?",
  leave: "Закрыть без сохранения",
  showPassword: "Показать пароль",
} satisfies Record<keyof typeof ua, string>;
