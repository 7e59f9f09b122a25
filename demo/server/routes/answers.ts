/**
 * Answers of every shape, for /errors, /rare and tests: as servers of different ages send them, each at its own
 * address.
 *
 * | GET, POST, PUT or DELETE          | answer                                                                         |
 * |-----------------------------------|--------------------------------------------------------------------------------|
 * | /api-user/answers/status/{number} | that status with `{ "error": sentence }`; 429 and 503 with Retry-After         |
 * | /api-user/answers/cut             | the connection is cut                                                          |
 * | /api-user/answers/html            | 200, a page of some proxy in place of JSON                                     |
 * | /api-user/answers/error-text      | 200, the text `error: …`                                                       |
 * | /api-user/answers/error-latin     | 200 `{ "error": "value out of range" }`                                        |
 * | /api-user/answers/warning         | 200 `{ "error": "database is being serviced" }`, which a page's setting `errors` replaces |
 * | /api-user/answers/success-false   | 200 `{ "success": false, "message": … }`                                       |
 * | /api-user/answers/quiet           | 200 `{ "id": 7, "noSavedMessage": true }`                                      |
 * | /api-user/answers/first-field     | 200 `{ "gid": 7 }`, an id under another name                                   |
 * | /api-user/answers/redirect        | 200 `{ "id": 7, "redirect": "/request/7" }`                                    |
 * | /api-user/answers/empty           | 204                                                                            |
 * | /api-user/answers/prefill         | 200, a one-row array of values for a new request                               |
 *
 * Nothing is stored.
 *
 *     POST /api-user/answers/error-text
 *     200   error: Немає зв'язку з реєстром.
 */
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { Refusal } from "../refusal.ts";
import type { Call, Env } from "../server.ts";

const sentences: Record<string, string> = {
  "400": "Запит складено неправильно.",
  "403": "У вас немає права на цю дію.",
  "404": "Такого запису немає.",
  "409": "Запис із таким кодом уже є.",
  "412": "Запис тим часом змінила інша людина.",
  "413": "Файл завеликий: не більше 5 МБ.",
  "415": "Формат файлу не підходить, оберіть інший.",
  "422": "Поле «Пріоритет» має недопустиме значення.",
  "429": "Забагато запитів, зачекайте хвилину.",
  "500": "Внутрішня помилка сервера.",
  "502": "Сусідній сервер не відповідає.",
  "503": "Сервер зайнятий, спробуйте ще раз.",
};

const shapes: Record<string, (c: Call) => Response | Promise<Response>> = {
  cut: (c) => {
    c.env.incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  },
  html: (c) => c.html("<!doctype html><title>Bad Gateway</title><h1>502 Bad Gateway</h1>"),
  "error-text": (c) => c.text("error: Немає зв'язку з реєстром."),
  "error-latin": (c) => c.json({ error: "value out of range" }),
  warning: (c) => c.json({ error: "database is being serviced" }),
  "success-false": (c) => c.json({ success: false, message: "Запис закрито для змін." }),
  quiet: (c) => c.json({ id: 7, noSavedMessage: true }),
  "first-field": (c) => c.json({ gid: 7 }),
  redirect: (c) => c.json({ id: 7, redirect: "/request/7" }),
  empty: (c) => c.body(null, 204),
  prefill: (c) => c.json([{ topic: "lamp", applicant: "Ткачук Ірина", body: "Не світить ліхтар" }]),
};

export function answerRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.all("/status/:status{[45]\\d\\d}", (c) => {
    const number = c.req.param("status");
    const sentence = sentences[number];
    if (!sentence) throw new Refusal(404, `Відповіді зі статусом ${number} тут немає.`);
    if (["429", "503"].includes(number)) c.header("Retry-After", "1");
    return c.json({ error: sentence }, Number(number) as ContentfulStatusCode);
  });
  routes.all("/:shape", (c) => {
    const name = c.req.param("shape");
    const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
    if (!shape) throw new Refusal(404, `Відповіді «${name}» тут немає.`);
    return shape(c);
  });
  return routes;
}
