import { useEffect, useRef, useState, type ComponentType, type KeyboardEvent, type RefObject } from "react";
import { t } from "../../src/base/language/i18n.ts";
import { mistakes } from "../../src/base/mistakes.ts";
import { natives } from "../../src/base/runtime/runtime.ts";
import { writeText } from "../../src/page/content/clipboard.ts";
import { dialogStore } from "../../src/page/dialogs/dialogs.ts";
import { askedTab, closeInspector, isForCase, place } from "../../src/page/inspecting/toggle-inspector.ts";
import { report } from "../../src/page/inspecting/report.ts";
import { requests } from "../../src/server/log/log.ts";
import { mountView, type ViewProps } from "../../src/view/island.tsx";
import { CaseTab } from "./case-tab.tsx";
import { Doctor } from "./doctor.tsx";
import { ElementList } from "./element-list.tsx";
import styles from "./inspector.css";
import { words } from "./phrases.ts";
import { RequestList, type TabProps } from "./request-list.tsx";
import { SettingList } from "./setting-list.tsx";
import { State } from "./state.tsx";
import { WarningList } from "./warning-list.tsx";
// Lists the requests that wait for it.
import "../../src/server/log/noted.ts";

/**
 * `<vs-inspector>`: requests, warnings, elements and state of the page, docked at the bottom so that it covers nothing
 * (R2.1-19).
 */
export const mount = mountView(Inspector, styles);

const tabs = {
  requests: { phrase: "inspectRequests", View: RequestList },
  warnings: { phrase: "inspectWarnings", View: WarningList },
  elements: { phrase: "inspectElements", View: ElementList },
  state: { phrase: "inspectState", View: State },
  settings: { phrase: "inspectSettings", View: SettingList },
  doctor: { phrase: "inspectDoctor", View: Doctor },
  case: { phrase: "inspectCase", View: CaseTab },
} as const satisfies Record<string, { phrase: string; View: ComponentType<TabProps> }>;
type Tab = keyof typeof tabs;
const allNames = Object.keys(tabs) as Tab[];

function Inspector({ inside: { host } }: ViewProps) {
  const [tab, setTab] = useState<Tab>(askedTab() ?? "requests");
  // A person who saves a case sees only that part.
  const names = isForCase() ? (["case"] as Tab[]) : allNames;
  const [said, setSaid] = useState("");
  const [isSmall, setSmall] = useState(false);
  const box = useRef<HTMLElement>(null);
  useEverySecond();

  useDock(host, box);

  function copy(text: string): void {
    void writeText(text).then((isDone) => setSaid(words(isDone ? "inspectCopied" : "inspectNotCopied")));
  }

  /** Arrows, Home and End switch tabs (the usual keys of a tab list). */
  const onTabKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -names.indexOf(tab), End: -1 - names.indexOf(tab) }[event.key];
    const next = step === undefined ? undefined : names.at((names.indexOf(tab) + step) % names.length);
    if (!next) return;
    event.preventDefault();
    setTab(next);
    focusIn(event.currentTarget, `#tab-${next}`);
  };

  const { View } = tabs[tab];
  return (
    <section
      ref={box}
      className={isSmall ? "inspector small" : "inspector"}
      popover="manual"
      aria-labelledby="title"
      part="inspector"
    >
      <div className="head">
        <h2 id="title">{words("inspectTitle")}</h2>
        <div role="tablist" tabIndex={-1} aria-labelledby="title" onKeyDown={onTabKey}>
          {names.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`tab-${name}`}
              aria-selected={name === tab}
              aria-controls="panel"
              tabIndex={name === tab ? 0 : -1}
              onClick={() => {
                setTab(name);
                setSmall(false);
              }}
            >
              {words(tabs[name].phrase)}
              <Count tab={name} />
            </button>
          ))}
        </div>
        <output className="copied">{said}</output>
        <button type="button" className="report" onClick={() => copy(report())}>
          {words("inspectReport")}
        </button>
        <button
          type="button"
          className="icon"
          aria-expanded={!isSmall}
          aria-label={words("inspectContent")}
          onClick={() => setSmall(!isSmall)}
        >
          {isSmall ? "▴" : "▾"}
        </button>
        <button type="button" className="icon" aria-label={t("close")} onClick={closeInspector}>
          ×
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable, so it needs keyboard focus */}
      <div role="tabpanel" id="panel" hidden={isSmall} aria-labelledby={`tab-${tab}`} tabIndex={0}>
        <View copy={copy} />
      </div>
    </section>
  );
}

/** Asks the shadow root: pages replace methods of elements. */
const focusIn = (part: Element, selector: string): void =>
  (part.getRootNode() as ShadowRoot).querySelector<HTMLElement>(selector)?.focus();

/** Stays above dialogs, gets the focus when it opens, and closes by Escape. */
function useDock(host: HTMLElement, box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const show = () => {
      place(host);
      // Moving the host into a dialog removes the popover from the top layer.
      if (host.isConnected && box.current && !natives.matches(box.current, ":popover-open")) box.current.showPopover();
    };
    show();
    if (box.current) focusIn(box.current, "[aria-selected=true]");
    return dialogStore.listen(show);
  }, [host, box]);

  useEffect(() => {
    const leave = (event: Event) => {
      if ((event as unknown as { key?: string }).key !== "Escape") return;
      event.preventDefault(); // Keeps the surrounding dialog open.
      event.stopPropagation();
      closeInspector();
    };
    host.addEventListener("keydown", leave);
    return () => host.removeEventListener("keydown", leave);
  }, [host]);
}

/** The count of failed requests or warnings, shown in the tab. */
function Count({ tab }: { tab: Tab }) {
  const failed = tab === "requests" ? requests().filter(({ error }) => error).length : 0;
  const count = tab === "warnings" ? mistakes.size : failed;
  return count > 0 && <span className="count wrong">{count}</span>;
}

/**
 * Re-renders once a second: the shown data has no store to listen to, which keeps pages without the inspector small.
 */
function useEverySecond(): void {
  const [, setTurn] = useState(0);
  useEffect(() => {
    let timer: number | undefined;
    const look = () => {
      if (!document.hidden) setTurn((turn) => turn + 1);
      timer = natives.after(1000, look);
    };
    timer = natives.after(1000, look);
    return () => natives.cancel(timer);
  }, []);
}
