/** Keyboard shortcuts of the whole page: Ctrl+Alt+N and Alt+1. */
import { natives, runtime } from "../../base/runtime/runtime.ts";
import { engine } from "../starting/code-on-demand.ts";
import { openForm } from "../dialogs/open.ts";
import { readTarget, type Target } from "../shell/routes.ts";
import { shell } from "../shell/shell.ts";

const place = "#add=";

/** Handles a shortcut. `target`: where the key was pressed; the event no longer knows it after the import. */
export async function press(event: KeyboardEvent, target: EventTarget | undefined): Promise<void> {
  await engine();
  if (event.code === "Digit1") (await import("../inspecting/toggle-inspector.ts")).toggleInspector();
  else openAddForm(event, target);
}

/**
 * Opens the add form for the current path in a new tab (R2.1-18); a no-op while a person types, or when the page has
 * nothing to add.
 */
function openAddForm(event: KeyboardEvent, target: EventTarget | undefined): void {
  if (event.shiftKey || event.metaKey || event.getModifierState("AltGraph")) return;
  if (target instanceof Element && isTyped(target)) return;
  const named = current();
  if (!named) return;
  const own = shell();
  const { pathname, search } = location;
  const { table, id: form } = named;
  const path = own
    ? own.pathOf({ action: "add", table, form })
    : `${pathname}${search}${place}${[table, form].filter(Boolean).map(encodeURIComponent).join("/")}`;
  if (path) window.open(path, "_blank", "noopener");
}

export const isAddPlace = (): boolean => location.hash.startsWith(place);

/** Without the shell the new tab is the same page with a hash; this opens the form there. */
export async function openFromHash(): Promise<void> {
  const { table, id: form } = readTarget(location.hash.slice(place.length));
  history.replaceState(history.state, "", location.pathname + location.search);
  await openForm({ action: "add", table, form }, null);
}

/** Table and form to add to: those of the shell's current form, else of the page's first `add` attribute. */
function current(): Target | undefined {
  const route = shell()?.route();
  if (route && "form" in route) return { table: route.table, id: route.form, form: "" };
  const element = natives.findAll("[add],[data-add]").find((one) => runtime.clicks.of(one)?.attribute === "add");
  const found = element && runtime.clicks.of(element);
  return found ? readTarget(found.value) : undefined;
}

const isTyped = (element: Element): boolean =>
  natives.matches(element, "input,textarea,select") || (element as HTMLElement).isContentEditable;
