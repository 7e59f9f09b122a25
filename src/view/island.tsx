// layer 3: views
/** `vs-island`, a React root inside a tag's shadow root. Only this file uses r2wc. */
import r2wc from "@r2wc/react-to-web-component";
import { Component, createElement, useSyncExternalStore, type ComponentType, type ReactNode } from "react";
import { language, languageStore } from "../base/language/i18n.ts";
import { natives } from "../base/runtime/runtime.ts";
import { adopt } from "../base/sheets.ts";
import { tell } from "../page/events.ts";
import type { Inside, Mount } from "../page/inside.ts";
import { keepUsable } from "../page/refused-gestures.ts";
import { tagOf } from "../page/tags.ts";
import type { Tag } from "../page/tag.ts";
import { forgetLook, lookAround, looksStore } from "./theme.ts";
import tokens from "./tokens.css";

export interface ViewProps<Kind extends Inside = Inside> {
  inside: Kind;
}
interface RootProps {
  inside: Inside;
  view: ComponentType<ViewProps<never>>;
}

/** Renders again on each change of the element, the theme or the language; typed text stays in its control. */
function Root({ inside, view }: RootProps) {
  useSyncExternalStore(inside.listen, inside.version);
  const { host, tag } = inside;
  const isField = (tagOf(tag) as Tag | undefined)?.value !== undefined;
  const look = useSyncExternalStore(looksStore.listen, () => lookAround(host));
  useSyncExternalStore(languageStore.listen, languageStore.version);
  const lang = language();
  return (
    <Guard host={host}>
      <div
        className="vs"
        data-theme={look.theme}
        style={{ "--outside": isField ? look.text : undefined } as object}
        lang={lang === "ua" ? "uk" : lang}
      >
        {createElement(view, { inside: inside as never })}
      </div>
    </Guard>
  );
}

/**
 * Error boundary: a failing element shows a retry button and dispatches `vs:failed`; other elements are not affected.
 */
class Guard extends Component<{ host: HTMLElement; children: ReactNode }, { error: unknown }> {
  override state = { error: undefined };
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override componentDidCatch(error: unknown) {
    tell("vs:failed", { error }, this.props.host);
  }
  override render() {
    if (this.state.error === undefined) return this.props.children;
    return (
      <button type="button" className="vs broken" onClick={() => this.setState({ error: undefined })}>
        ⚠ ↻
      </button>
    );
  }
}

type IslandElement = HTMLElement & RootProps & { connectedCallback(): void; disconnectedCallback(): void };
const Base = r2wc(Root as never, { props: [] }) as unknown as new () => IslandElement;
const propsOf = Symbol.for("r2wc.props");

class Island extends Base {
  /** r2wc hands properties to React from this object only. */
  take(given: RootProps): void {
    Object.assign((this as unknown as Record<symbol, object>)[propsOf]!, given);
  }
  override connectedCallback(): void {
    forgetLook((this.getRootNode() as ShadowRoot).host);
    super.connectedCallback();
  }
  /** A move removes an element and inserts it again within one task: the React tree stays. */
  override disconnectedCallback(): void {
    natives.soon(() => {
      if (!this.isConnected) super.disconnectedCallback();
    });
  }
}
if (!natives.registry.get("vs-island")) natives.registry.define("vs-island", Island);

/** Turns a React view into the code of a tag. */
export function mountView<Kind extends Inside>(view: ComponentType<ViewProps<Kind>>, ...styles: string[]): Mount<Kind> {
  return (inside) => {
    adopt(inside.root, tokens, ...styles);
    keepUsable(inside.root);
    const island = document.createElement("vs-island") as Island;
    island.take({ inside, view: view as never });
    island.style.display = "contents";
    inside.root.append(island);
  };
}
