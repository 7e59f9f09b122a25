/** Pushes and `socket.` actions (R7.4-09): a socket of the host's, else one connection of ours, else an event in the page. */
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

/** Sends an event where the host has said; in the page it is told in any case. */
export function emit(event: string, data: unknown, element: Element): void {
  tell("vs:socket", { event, data }, element);
  if (own.socket) return void own.socket.emit(event, data);
  if (!settings.socket_url) return;
  waiting.push(natives.json([event, data]));
  connect();
  flush();
}

/** Opens the connection, once; one that was lost is opened again, later each time, not while the page is hidden. */
export function connect(): void {
  const address = settings.socket_url && resolve(settings.socket_url);
  if (!address || socket) return;
  socket = openSocket(address);
  socket.addEventListener("open", () => {
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

/** `["refresh", { table, id }]` refreshes what shows the table; every frame is told in the page. */
function hear(frame: unknown): void {
  const found = typeof frame === "string" ? parseJson(frame) : undefined;
  if (!Array.isArray(found) || typeof found[0] !== "string") return;
  const [event, data] = found as [string, unknown];
  tell("vs:socket", { event, data });
  if (event === "refresh" && isData(data)) void refresh({ table: String(data["table"] ?? ""), otherwise: () => {} });
}
