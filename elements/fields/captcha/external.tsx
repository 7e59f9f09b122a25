import { useCallback, useEffect, useRef, useState } from "react";
import { loadScript } from "../../../src/base/runtime/load-script.ts";
import { natives } from "../../../src/base/runtime/runtime.ts";
import type { Unset } from "../../../src/base/settings.ts";
import type { FieldProps } from "../../../src/view/field.ts";
import { groupOf } from "../../../src/view/group.ts";
import { useLatest } from "../../../src/view/use-latest.ts";
import { words } from "./phrases.ts";

/** The common API of reCAPTCHA, hCaptcha and Turnstile. */
interface Provider {
  ready?(run: () => void): void;
  render(place: HTMLElement, options: object): unknown;
  reset(widget?: unknown): void;
}

/** The widget of a provider, loaded by its script (R7.7-02), in Ukrainian (R5.1-16). */
export function External(props: FieldProps<string> & { provider: Unset["captcha"] }) {
  const { id, value, provider } = props;
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<{ by: Provider; widget: unknown } | undefined>(undefined);
  const [hasFailed, setFailed] = useState(false);
  const latest = useLatest(props);

  const start = useCallback(async () => {
    try {
      await loadScript(provider.script);
      const by = await providerOf(provider.global ?? "grecaptcha");
      if (!place.current?.isConnected || shown.current) return;
      const give = (token: string) => {
        setFailed(false);
        latest.current.change(token);
        latest.current.done();
      };
      const widget = by.render(place.current, {
        sitekey: provider.sitekey,
        hl: "uk",
        language: "uk",
        callback: give,
        "expired-callback": () => give(""),
        "error-callback": () => setFailed(true),
      });
      shown.current = { by, widget };
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  }, [provider, latest]);
  useEffect(() => {
    natives.soon(start);
  }, [start]);
  useEffect(() => {
    if (value === "") shown.current?.by.reset(shown.current.widget);
  }, [value]);

  return (
    <div {...groupOf(props)} className="captcha" id={id} tabIndex={-1} data-anchor="">
      <div ref={place} />
      {hasFailed && (
        <button
          type="button"
          className="again"
          onClick={() => {
            setFailed(false);
            // a widget that is drawn is begun again, else `start` draws it
            shown.current?.by.reset(shown.current.widget);
            void start();
          }}
        >
          {words("captchaFailed")} ↻
        </button>
      )}
    </div>
  );
}

/** Waits up to 5 s for the provider's global: its script sets it some time after loading. */
async function providerOf(name: string): Promise<Provider> {
  for (let tries = 0; tries < 50; tries++) {
    const found = (window as unknown as Record<string, Provider | undefined>)[name];
    if (found?.ready) await new Promise<void>((resolve) => found.ready!(resolve));
    if (typeof found?.render === "function") return found;
    await new Promise<void>((resolve) => void natives.after(100, resolve));
  }
  throw new Error(`captcha: the script has not made window.${name}`);
}
