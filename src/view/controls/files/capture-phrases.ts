import { ownWords } from "../../../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    capturePhoto: "Фото камерою",
    captureVideo: "Відео камерою",
    captureAudio: "Запис звуку",
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
    capturePhoto: "Фото камерой",
    captureVideo: "Видео камерой",
    captureAudio: "Запись звука",
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
    capturePhoto: "Photo by camera",
    captureVideo: "Video by camera",
    captureAudio: "Sound recording",
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
