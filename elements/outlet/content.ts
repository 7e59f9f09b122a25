/** The content of the outlet for a route: a form, or a page of the server. */
import { htmlReady, parseHtml } from "../../src/html/door.ts";
import { readObject } from "../../src/values/read-object.ts";
import { focused } from "../../src/page/dialogs/dialogs.ts";
import { openDialog } from "../../src/page/dialogs/show-dialog.ts";
import { filled } from "../../src/page/content/filled.ts";
import { sendable } from "../../src/page/shell/filters.ts";
import { removeRecord } from "../../src/page/saving/remove.ts";
import { pagePath, type Route } from "../../src/page/shell/route.ts";
import type { Shell } from "../../src/page/shell/shell.ts";
import { element } from "../../src/page/new-element.ts";
import type { Properties } from "../../src/page/tags.ts";
import { ServerError } from "../../src/server/client/server-error.ts";
import { readFormat } from "../../src/server/calls/templates/formats.ts";
import { readPage } from "../../src/server/calls/templates/interface-pages.ts";
import { saveAsAsked } from "./save-as-asked.ts";
import { words } from "./phrases.ts";

/** Where the content goes. */
interface Place {
  shell: Shell;
  host: Element;
  /** The address of what is shown now; "" when nothing is. */
  shown: string;
}

/** @returns the new content; undefined to keep the current content. @throws ServerError */
export async function contentOf(route: Route, place: Place, signal: AbortSignal): Promise<Node | undefined> {
  const { host } = place;
  await htmlReady();
  switch (route.kind) {
    case "add":
    case "edit":
    case "info":
      return formOf(route);
    case "page":
      return pageOf(route.page, route.state, signal);
    case "token": {
      const { token } = route;
      const form = element("vs-form", { table: token, record: token, form: token, mode: "edit" });
      return fullScreen(form, place, signal);
    }
    case "modal-info": {
      const modal = element("vs-modal", {});
      modal.append(parseHtml(await readFormat(route.path, {}, signal), "server"));
      void openDialog(modal, focused());
      return behind(place, signal);
    }
    case "del":
      // as the route names them: an id may hold a slash, and what names the outlet names no record
      await removeRecord({ table: route.table, id: route.id, question: "", signal }, host);
      return behind(place, signal);
    case "save":
      await saveAsAsked(route, host, signal);
      return behind(place, signal);
  }
}

function formOf({ kind, table, form, obj, ...rest }: Extract<Route, { kind: "add" | "edit" | "info" }>): Node {
  const properties: Properties<"vs-form"> = { table, form, mode: kind, record: "id" in rest ? rest.id : "" };
  if (obj) properties.obj = readObject(obj);
  if ("geom" in rest && rest.geom) properties.value = { geom: rest.geom };
  return element("vs-form", properties);
}

/** A full-screen generated form whose form, id and model are the token (R2.1-14), above what is shown. */
async function fullScreen(form: HTMLElement, place: Place, signal: AbortSignal): Promise<Node | undefined> {
  const popup = element("vs-popup", { position: "fullscreen" });
  popup.append(form);
  void openDialog(popup, focused());
  return behind(place, signal);
}

/** Behind a dialog or an action stays what is shown, with its address; the home page where nothing is. */
async function behind({ shell, host, shown }: Place, signal: AbortSignal): Promise<Node | undefined> {
  if (signal.aborted) return undefined; // the address is that of another route by now
  shell.stand(shown || pagePath(shell.base, shell.home, {}));
  return host.childElementCount ? undefined : pageOf(shell.home, {}, signal);
}

/** An unknown page falls back to the template `404`, and without one to a short notice (R2.1-16). */
async function pageOf(page: string, state: Record<string, string>, signal: AbortSignal): Promise<Node> {
  try {
    return parseHtml(await filled(await readPage(page, sendable(state), signal), state, signal), "server");
  } catch (error) {
    if (!(error instanceof ServerError) || error.status !== 404) throw error;
    if (page !== "404") return pageOf("404", { page }, signal);
    const heading = document.createElement("h1");
    heading.textContent = words("nothingHere");
    return heading;
  }
}
