// layer 11: dialog
import { natives } from "../../base/runtime/runtime.ts";
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import { length } from "../../base/css-length.ts";
import { t } from "../../base/language/i18n.ts";
import { depthOf, focused } from "../../page/dialogs/dialogs.ts";
import { close, shown } from "../../page/dialogs/show-dialog.ts";
import { isDirty } from "../../page/dialogs/unsaved.ts";
import { fillWithForm } from "../../page/dialogs/fill-dialog.ts";
import { shrunkBy } from "../../base/on-glass.ts";
import { placeOf } from "./dialog-place.ts";
import type { ViewProps } from "../island.tsx";

interface DialogProps extends ViewProps {
  foot?: ReactNode;
  /** Content in place of the element's slotted content. */
  children?: ReactNode;
}

/** A modal dialog in the top layer around the element's slotted content: header, scrolling body, fixed footer. */
export function Dialog({ inside, foot, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const { host } = inside;
  const { open, title, width, backdrop, position, top } = inside.entry();

  const [failure, setFailure] = useState("");
  const leave = () => leaveDialog(host).catch(() => setFailure(t("partFailed")));

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog?.isConnected || dialog.open === open) return undefined; // a popup that was removed at once
    if (!open) {
      dialog.close();
      return close(host);
    }
    dialog.showModal();
    shown(host);
    const form = fillWithForm(inside);
    (
      inside.root.querySelector<HTMLElement>(".foot .safe") ?? inside.root.querySelector<HTMLElement>(".foot .main")
    )?.focus();
    return () => form?.remove();
  }, [open, host, inside]);
  useEffect(() => () => close(host), [host]);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `leave` is the same in every drawing
  useEffect(() => listen(ref.current!, inside.root, leave), []);
  useEffect(() => {
    inside.offer({
      leave,
      show: () => Object.assign(host, { open: true }),
      close: (result?: unknown) => close(host, result),
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `leave` is the same in every drawing
  }, [inside, host]);

  const depth = Math.max(0, depthOf(host));
  const { kind, style: place } = placeOf(position, top);
  const missing = useSyncExternalStore(onTurn, shrunkBy);
  const zoom = open ? missing : 1;
  const style = {
    ...(zoom > 1 && { zoom }),
    "--depth": Math.min(depth, 4),
    "--width": length(width) ?? undefined,
    ...place,
  };
  const classes = [kind, zoom > 1 ? "on-glass" : "", depth ? "nested" : "", backdrop === "false" ? "clear" : ""]
    .filter(Boolean)
    .join(" ");
  return (
    <dialog
      ref={ref}
      className={classes}
      style={style}
      title="" // otherwise the host's title would be a tooltip of everything inside
      aria-labelledby="title"
      part="dialog"
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        void leave();
      }}
      onClose={(event) => {
        // the browser may close a dialog without asking, but typed input must not be lost. The event is asynchronous: a
        // dialog that was shown again meanwhile stays open
        if (event.target !== event.currentTarget || depthOf(host) < 0 || event.currentTarget.open) return;
        if (!isDirty(host)) return close(host);
        event.currentTarget.showModal();
        void leave();
      }}
    >
      <Header title={String(title ?? "")} hasBack={kind === "fullscreen"} leave={leave} />
      {failure && <p role="alert">{failure}</p>}
      <div className="body" part="body">
        {children}
        <slot />
      </div>
      {foot && (
        <div className="foot" part="footer">
          {foot}
        </div>
      )}
    </dialog>
  );
}

/** The phone was turned, or the window has another size. */
function onTurn(look: () => void): () => void {
  addEventListener("resize", look);
  return () => removeEventListener("resize", look);
}

interface HeaderProps {
  title: string;
  hasBack: boolean;
  leave(): void;
}

/** The title and the buttons that close; the dialog is dragged by it. */
function Header({ title, hasBack, leave }: HeaderProps) {
  return (
    <header
      part="header"
      role="presentation"
      onPointerEnter={() => void import("./drag.ts").catch(() => {})}
      onPointerDown={({ nativeEvent, currentTarget }) => void dragBy(nativeEvent, currentTarget)}
    >
      {hasBack && (
        <button type="button" className="icon" aria-label={t("back")} onClick={leave}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M10 3L5 8l5 5" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
          </svg>
        </button>
      )}
      <h2 id="title">{title}</h2>
      <button type="button" className="icon" aria-label={t("close")} onClick={leave}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3.5 3.5l9 9M12.5 3.5l-9 9" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
        </svg>
      </button>
    </header>
  );
}

/** Its code is loaded when the pointer enters the header; if that fails, the dialog just cannot be moved. */
async function dragBy(start: PointerEvent, header: HTMLElement): Promise<void> {
  // read before the await: the event loses its target
  const isMeant =
    start.button === 0 && start.pointerType !== "touch" && !natives.closest(start.target as Element, "button");
  const code = isMeant && (await import("./drag.ts").catch(console.warn));
  if (code) code.drag(start, header);
}

/**
 * Native listeners, since React hears no event of slotted content: Escape at the root, after React's own content and
 * before the page's document. A page that refuses Escape or the wheel there comes too late. @returns the end of it
 */
function listen(dialog: HTMLDialogElement, root: ShadowRoot, leave: () => unknown): () => void {
  const keep = (event: Event) => event.stopPropagation();
  // After the last control the browser's own follow. From there Firefox comes back to the last one, not to the first.
  const goRound = () => {
    if (!focused()) dialog.querySelector("button")!.focus();
  };
  const hear = (event: Event) => {
    const { key, shiftKey, isComposing, defaultPrevented } = event as KeyboardEvent;
    if (key === "Tab" && !shiftKey) natives.after(0, goRound);
    if (key !== "Escape" || isComposing || defaultPrevented || !dialog.open) return;
    event.preventDefault();
    leave();
  };
  dialog.addEventListener("mousedown", keepFocus);
  for (const type of ["wheel", "touchmove"]) dialog.addEventListener(type, keep, { passive: true });
  root.addEventListener("keydown", hear);
  return () => root.removeEventListener("keydown", hear);
}

/** A click beside the dialog neither closes it (R2.2-27) nor takes the focus from what is being typed. */
function keepFocus(event: MouseEvent): void {
  if (event.target === event.currentTarget) event.preventDefault();
}

/** Typed input is left only when the person agrees; it stays as a draft. */
async function leaveDialog(host: HTMLElement): Promise<void> {
  if (!isDirty(host)) return close(host);
  const { mayLeave } = await import("../../page/dialogs/ask-leaving.ts");
  if (await mayLeave(host)) close(host);
}
