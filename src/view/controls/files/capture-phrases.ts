import { ownWords } from "../../../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    capturePhoto: "Сфотографувати",
    captureVideo: "Зняти відео",
    captureAudio: "Записати звук",
    captureShoot: "Зняти",
    captureStart: "Записати",
    captureStop: "Зупинити",
    captureDevice: "Пристрій",
    captureRefused: "Немає доступу до камери",
    captureSoundRefused: "Немає доступу до мікрофона",
    captureHow: "Дозвольте доступ у налаштуваннях браузера або виберіть файл кнопкою.",
    captureNone: "Камеру чи мікрофон не знайдено. Під'єднайте пристрій або виберіть файл кнопкою.",
    captureRuns: "Запис ще триває, зупиніть його",
  },
  ru: {
    capturePhoto: "Сфотографировать",
    captureVideo: "Снять видео",
    captureAudio: "Записать звук",
    captureShoot: "Снять",
    captureStart: "Записать",
    captureStop: "Остановить",
    captureDevice: "Устройство",
    captureRefused: "Нет доступа к камере",
    captureSoundRefused: "Нет доступа к микрофону",
    captureHow: "Разрешите доступ в настройках браузера или выберите файл кнопкой.",
    captureNone: "Камера или микрофон не найдены. Подключите устройство или выберите файл кнопкой.",
    captureRuns: "Запись ещё идёт, остановите её",
  },
  en: {
    capturePhoto: "Use the camera",
    captureVideo: "Record a video",
    captureAudio: "Record sound",
    captureShoot: "Take a photo",
    captureStart: "Record",
    captureStop: "Stop",
    captureDevice: "Device",
    captureRefused: "No access to the camera",
    captureSoundRefused: "No access to the microphone",
    captureHow: "Allow access in the settings of the browser, or choose a file with the button.",
    captureNone: "No camera or microphone was found. Connect one, or choose a file with the button.",
    captureRuns: "Recording now, stop it first",
  },
});

/** The name of a way to record. */
export const kindText = (kind: "photo" | "video" | "audio"): string =>
  words(({ photo: "capturePhoto", video: "captureVideo", audio: "captureAudio" } as const)[kind]);
