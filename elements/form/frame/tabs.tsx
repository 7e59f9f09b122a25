import { useRef, useSyncExternalStore, type KeyboardEvent, type ReactNode } from "react";
import { phraseOf, titleOf } from "../../../src/base/language/i18n.ts";
import "./phrases.ts";
import type { PartProps } from "./parts.ts";

/** One tab for each page of fields; those with problems are in danger style, with their number (R2.3-07, R4-20). */
export function Tabs({ form, prefix }: PartProps) {
  const list = useRef<HTMLDivElement>(null);
  useSyncExternalStore(form.pages.store.listen, form.pages.store.version);
  useSyncExternalStore(form.stateStore.listen, form.stateStore.version);
  useSyncExternalStore(form.problemStore.listen, form.problemStore.version);
  const { current, all: pages } = form.pages;

  function onKeyDown(event: KeyboardEvent): void {
    const at = pages.indexOf(current);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: pages.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    form.pages.turnTo(pages[(to + pages.length) % pages.length]!);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[(to + pages.length) % pages.length]?.focus();
  }

  return (
    <div ref={list} className="tabs" role="tablist" part="tabs" tabIndex={-1} onKeyDown={onKeyDown}>
      {pages.map((page) => {
        const count = form.problemsOn(page).reduce((sum, problem) => sum + (problem.count ?? 1), 0);
        return (
          <button
            key={page}
            type="button"
            role="tab"
            id={`${prefix}tab${page}`}
            className={count ? "wrong" : undefined}
            aria-selected={page === current}
            aria-controls={`${prefix}panel`}
            tabIndex={page === current ? 0 : -1}
            onClick={() => form.pages.turnTo(page)}
          >
            {titleOf(form.schema.tabs[page - 1])}
            {count > 0 && (
              <span className="count" aria-label={phraseOf("frameProblems", { count })}>
                {count}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

/** The fields of the selected tab. */
export function TabPanel({ form, prefix, children }: PartProps & { children: ReactNode }) {
  useSyncExternalStore(form.stateStore.listen, form.stateStore.version);
  const page = useSyncExternalStore(form.pages.store.listen, () => form.pages.current);
  return (
    <div className="own" role="tabpanel" id={`${prefix}panel`} aria-labelledby={`${prefix}tab${page}`}>
      {children}
    </div>
  );
}
