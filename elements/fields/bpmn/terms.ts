/** Translations of bpmn-js texts, by the English text; a missing translation falls back to English. */
import { language } from "../../../src/base/language/i18n.ts";

type Terms = Record<string, [ua: string, ru: string]>;

export function term(english: string): string {
  const at = ({ ua: 0, ru: 1 } as Partial<Record<string, 0 | 1>>)[language()];
  if (at === undefined) return english;
  return terms[english]?.[at] ?? eventOf(english, at) ?? english;
}

/** "Timer boundary event (non-interrupting)" → "Таймер: подія на межі, не перериває". */
function eventOf(english: string, at: 0 | 1): string | undefined {
  const [, verb, trigger, place, isGentle] =
    /^(Append )?(\w+) (start|end|boundary|intermediate catch|intermediate throw) event( \(non-interrupting\))?$/i.exec(
      english,
    ) ?? [];
  if (!trigger || !place) return undefined;
  const words = [triggers[trigger.toLowerCase()]?.[at], places[place.toLowerCase()]?.[at]];
  if (words.includes(undefined)) return undefined;
  return `${verb ? ["Додати: ", "Добавить: "][at] : ""}${words.join(": ")}${isGentle ? [", не перериває", ", не прерывает"][at] : ""}`;
}

const triggers: Terms = {
  message: ["Повідомлення", "Сообщение"],
  timer: ["Таймер", "Таймер"],
  conditional: ["Умова", "Условие"],
  signal: ["Сигнал", "Сигнал"],
  error: ["Помилка", "Ошибка"],
  escalation: ["Ескалація", "Эскалация"],
  compensation: ["Компенсація", "Компенсация"],
  cancel: ["Скасування", "Отмена"],
  terminate: ["Зупинка", "Остановка"],
  link: ["Посилання", "Ссылка"],
};
const places: Terms = {
  start: ["початкова подія", "начальное событие"],
  end: ["кінцева подія", "конечное событие"],
  boundary: ["подія на межі", "событие на границе"],
  "intermediate catch": ["проміжна подія, чекає", "промежуточное событие, ждёт"],
  "intermediate throw": ["проміжна подія, надсилає", "промежуточное событие, отправляет"],
};

const terms: Terms = {
  "Activate create/remove space tool": ["Розсунути або зсунути", "Раздвинуть или сдвинуть"],
  "Activate global connect tool": ["З'єднати будь-що", "Соединить что угодно"],
  "Activate hand tool": ["Рухати аркуш", "Двигать лист"],
  "Activate lasso tool": ["Вибрати ласо", "Выбрать лассо"],
  "Add lane above": ["Додати доріжку вище", "Добавить дорожку выше"],
  "Add lane below": ["Додати доріжку нижче", "Добавить дорожку ниже"],
  "Add text annotation": ["Додати примітку", "Добавить примечание"],
  "Align elements": ["Вирівняти", "Выровнять"],
  "Align elements left": ["Вирівняти ліворуч", "Выровнять слева"],
  "Align elements right": ["Вирівняти праворуч", "Выровнять справа"],
  "Align elements top": ["Вирівняти по верху", "Выровнять по верху"],
  "Align elements bottom": ["Вирівняти по низу", "Выровнять по низу"],
  "Align elements center": ["Вирівняти по центру", "Выровнять по центру"],
  "Align elements middle": ["Вирівняти по середині", "Выровнять по середине"],
  "Distribute elements horizontally": ["Розподілити по ширині", "Распределить по ширине"],
  "Distribute elements vertically": ["Розподілити по висоті", "Распределить по высоте"],
  "Append compensation activity": ["Додати компенсацію", "Добавить компенсацию"],
  "Append end event": ["Додати кінець", "Добавить конец"],
  "Append gateway": ["Додати розгалуження", "Добавить развилку"],
  "Append intermediate/boundary event": ["Додати проміжну подію", "Добавить промежуточное событие"],
  "Append receive task": ["Додати завдання «отримати»", "Добавить задачу «получить»"],
  "Append task": ["Додати завдання", "Добавить задачу"],
  "Change element": ["Змінити вид", "Изменить вид"],
  "Connect to other element": ["З'єднати з іншим", "Соединить с другим"],
  "Connect using association": ["Зв'язати", "Связать"],
  "Connect using data input association": ["Подати дані", "Подать данные"],
  "Create data object reference": ["Дані", "Данные"],
  "Create data store reference": ["Сховище даних", "Хранилище данных"],
  "Create end event": ["Кінець", "Конец"],
  "Create expanded sub-process": ["Підпроцес", "Подпроцесс"],
  "Create gateway": ["Розгалуження", "Развилка"],
  "Create group": ["Група", "Группа"],
  "Create intermediate/boundary event": ["Проміжна подія", "Промежуточное событие"],
  "Create pool/participant": ["Учасник", "Участник"],
  "Create start event": ["Початок", "Начало"],
  "Create task": ["Завдання", "Задача"],
  Delete: ["Прибрати", "Убрать"],
  "Divide into two lanes": ["Поділити на дві доріжки", "Разделить на две дорожки"],
  "Divide into three lanes": ["Поділити на три доріжки", "Разделить на три дорожки"],
  Collection: ["Набір", "Набор"],
  Loop: ["Повторення", "Повторение"],
  "Parallel multi-instance": ["Багато одночасно", "Много одновременно"],
  "Sequential multi-instance": ["Багато по черзі", "Много по очереди"],
  "Participant multiplicity": ["Кілька учасників", "Несколько участников"],
  "Toggle non-interrupting": ["Перериває чи ні", "Прерывает или нет"],
  "Search in diagram": ["Шукати на схемі", "Искать на схеме"],
  Task: ["Завдання", "Задача"],
  "User task": ["Завдання людини", "Задача человека"],
  "Manual task": ["Завдання вручну", "Задача вручную"],
  "Service task": ["Завдання системи", "Задача системы"],
  "Script task": ["Завдання за сценарієм", "Задача по сценарию"],
  "Send task": ["Надіслати", "Отправить"],
  "Receive task": ["Отримати", "Получить"],
  "Business rule task": ["Рішення за правилом", "Решение по правилу"],
  "Call activity": ["Виклик процесу", "Вызов процесса"],
  Transaction: ["Транзакція", "Транзакция"],
  "Sub-process": ["Підпроцес", "Подпроцесс"],
  "Sub-process (collapsed)": ["Підпроцес, згорнутий", "Подпроцесс, свёрнутый"],
  "Sub-process (expanded)": ["Підпроцес, розгорнутий", "Подпроцесс, развёрнутый"],
  "Ad-hoc sub-process": ["Довільний підпроцес", "Произвольный подпроцесс"],
  "Ad-hoc sub-process (collapsed)": ["Довільний підпроцес, згорнутий", "Произвольный подпроцесс, свёрнутый"],
  "Ad-hoc sub-process (expanded)": ["Довільний підпроцес, розгорнутий", "Произвольный подпроцесс, развёрнутый"],
  "Event sub-process": ["Підпроцес за подією", "Подпроцесс по событию"],
  "Exclusive gateway": ["Один шлях з кількох", "Один путь из нескольких"],
  "Parallel gateway": ["Усі шляхи одночасно", "Все пути одновременно"],
  "Inclusive gateway": ["Один або кілька шляхів", "Один или несколько путей"],
  "Complex gateway": ["Складна умова", "Сложное условие"],
  "Event-based gateway": ["Що станеться першим", "Что случится первым"],
  "Start event": ["Початок", "Начало"],
  "End event": ["Кінець", "Конец"],
  "Boundary event": ["Подія на межі", "Событие на границе"],
  "Intermediate throw event": ["Проміжна подія", "Промежуточное событие"],
  "Data object reference": ["Дані", "Данные"],
  "Data store reference": ["Сховище даних", "Хранилище данных"],
  "Empty pool/participant": ["Учасник без кроків", "Участник без шагов"],
  "Expanded pool/participant": ["Учасник з кроками", "Участник с шагами"],
  "Sequence flow": ["Перехід", "Переход"],
  "Default flow": ["Звичайний перехід", "Обычный переход"],
  "Conditional flow": ["Перехід за умовою", "Переход по условию"],
};
