import { useEffect, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from "react";
import { failure } from "../page/load-failed.ts";
import { useLatest } from "./use-latest.ts";

/**
 * A part of a view whose code comes when it is first drawn. When it does not come, a sentence with a retry stands in its
 * place: React's `lazy` would throw, which takes the whole tag from the page, a form with all that was typed in it, and
 * would never ask again.
 * @param wait what is shown until then
 */
export function lateView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  wait: () => ReactNode = () => null,
): ComponentType<Props> {
  let View: ComponentType<Props> | undefined;
  return function LateView(props: Props) {
    const [state, setState] = useState<"coming" | "there" | "failed">("coming");
    useEffect(() => {
      if (View || state !== "coming") return undefined;
      let isGone = false;
      const tell = (next: "there" | "failed") => {
        if (!isGone) setState(next);
      };
      load().then(
        (loaded) => {
          View = loaded;
          tell("there");
        },
        (error: unknown) => {
          console.error(error);
          tell("failed");
        },
      );
      return () => {
        isGone = true;
      };
    }, [state]);
    if (View) return <View {...props} />;
    return state === "failed" ? <NotLoaded retry={() => setState("coming")} /> : wait();
  };
}

/** Made once: a retry that has the focus keeps it when what stands around is drawn again. */
function NotLoaded({ retry }: { retry(): void }) {
  const place = useRef<HTMLSpanElement>(null);
  const latest = useLatest(retry);
  useLayoutEffect(() => place.current!.replaceChildren(...failure(() => latest.current())), [latest]);
  return <span ref={place} />;
}
