/**
 * Pushes and `socket.` actions (R7.4-09): by the host's socket, else by one connection of ours, else only as a page
 * event.
 */
import { parseJson } from "../base/json.ts";
import { isData } from "../base/data.ts";
import { natives } from "../base/runtime/runtime.ts";
import { settings } from "../base/settings.ts";
import { resolve } from "../base/url.ts";
import { openSocket } from "../server/client/net.ts";
import { own } from "./saving/callbacks.ts";
import { tell } from "./events.ts";
import { refresh } from "./refreshing/refresh.ts";

/** `WebSocket.OPEN` */
const isOpen = 1;
let socket: WebSocket | undefined;
let waiting: string[] = [];
let tries = 0;

/** Sends an event by the socket, and always dispatches `vs:socket` in the page. */
export function emit(event: string, data: unknown, element: Element): void {
  tell("vs:socket", { event, data }, element);
  if (own.socket) return void own.socket.emit(event, data);
  if (!settings.socket_url) return;
  waiting.push(natives.json([event, data]));
  connect();
  flush();
}

/**
 * Opens the single connection. A lost connection is opened again with growing delays (2 s to 5 min, less up to a half),
 * not while the page is hidden.
 */
export function connect(): void {
  const address = settings.socket_url && resolve(settings.socket_url);
  if (!address || socket) return;
  socket = openSocket(address);
  socket.addEventListener("open", () => {
    // what was pushed in the meantime is not sent again
    if (tries) void refresh({ otherwise: () => {} });
    tries = 0;
    flush();
  });
  socket.addEventListener("message", ({ data }) => hear(data));
  socket.addEventListener("close", () => {
    socket = undefined;
    const wait = Math.min(300, 2 ** ++tries) * (0.5 + Math.random() / 2);
    natives.after(wait * 1000, () => {
      if (document.hidden) document.addEventListener("visibilitychange", connect, { once: true });
      else connect();
    });
  });
}

function flush(): void {
  if (socket?.readyState !== isOpen) return;
  for (const frame of waiting) socket.send(frame);
  waiting = [];
}

/** Dispatches every frame as `vs:socket`; `["refresh", { table, id }]` also refreshes what shows the table. */
function hear(frame: unknown): void {
  const found = typeof frame === "string" ? parseJson(frame) : undefined;
  if (!Array.isArray(found) || typeof found[0] !== "string") return;
  const [event, data] = found as [string, unknown];
  tell("vs:socket", { event, data });
  if (event === "refresh" && isData(data)) void refresh({ table: String(data["table"] ?? ""), otherwise: () => {} });
}
