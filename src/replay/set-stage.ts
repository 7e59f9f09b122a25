import type { CaseFile } from "../cases/case-file.ts";
import { recordedServer, type RecordedServer } from "./recorded-server.ts";

export interface Stage {
  page: Document;
  elements: Element[];
  server: RecordedServer;
  /** Page events since the last reading. */
  events(): string[];
  /** The stage has been left: something navigated. */
  isLeft(): boolean;
}

type StageWindow = Window &
  typeof globalThis & { vs: { ready: Promise<unknown>; configure(settings: object): void; lang: string } };

/** Loads an empty stage and puts the elements of a case on it. Nothing of a case becomes code or markup. */
export async function setStage(frame: HTMLIFrameElement, given: CaseFile): Promise<Stage> {
  await new Promise<void>((resolve) => {
    frame.addEventListener("load", () => resolve(), { once: true });
    frame.src = "stage.html";
  });
  const view = frame.contentWindow as StageWindow;
  const page = view.document;
  const { pathname } = view.location;
  const server = recordedServer(given, pathname, view.Response);
  await view.vs.ready;
  view.vs.configure({ ...given.settings, drafts: false, transport: (request: Request) => server.answer(request) });
  view.vs.lang = given.language;
  keepOnStage(view);
  const heard: string[] = [];
  listen(view, heard);
  let isLeft = false;
  frame.addEventListener("load", () => (isLeft = true), { once: true });
  const elements = given.stage.map((one) => {
    const element = page.createElement(one.tag);
    for (const [name, value] of Object.entries(one.attributes)) element.setAttribute(name, value);
    if (one.tag === "a") element.setAttribute("href", "#");
    Object.assign(element, one.properties);
    element.append(one.tag.startsWith("vs-") ? "" : (Object.entries(one.attributes)[0]?.join(" ") ?? one.tag));
    return element;
  });
  page.body.append(...elements);
  return { page, elements, server, events: () => heard.splice(0), isLeft: () => isLeft };
}

/**
 * A link that leads elsewhere is not followed: the steps behind it were recorded on this page, by another tab or a download.
 * No other window is opened.
 */
function keepOnStage(view: StageWindow): void {
  view.open = () => null;
  const stay = (event: Event) => {
    const link = event.composedPath().find((one) => (one as Element).localName === "a") as Element | undefined;
    if (link?.hasAttribute("href") && !link.getAttribute("href")!.startsWith("#")) event.preventDefault();
  };
  // last of all, because what is prevented is not for the product any longer
  view.addEventListener("click", () => view.addEventListener("click", stay, { once: true }), true);
}

const names = ["vs:opened", "vs:closed", "vs:invalid", "vs:saved", "vs:deleted", "vs:done", "vs:failed", "vs:notice"];

function listen(view: StageWindow, heard: string[]): void {
  for (const name of names)
    view.addEventListener(
      name,
      (event) => {
        const detail = ((event as CustomEvent).detail ?? {}) as Record<string, unknown>;
        const problems = (detail["problems"] ?? []) as { path: string }[];
        const target = event.target as Element;
        const words: Record<string, string> = {
          "vs:opened": target.localName ?? "",
          "vs:closed": target.localName ?? "",
          "vs:invalid": problems.map(({ path }) => path).join(" "),
          "vs:saved": detail["created"] ? "created" : "",
          "vs:done": String(detail["action"] ?? ""),
          "vs:failed": String(detail["status"] ?? 0),
          "vs:notice": String(detail["kind"] ?? ""),
        };
        heard.push(`${name} ${words[name] ?? ""}`.trim());
      },
      true,
    );
}
