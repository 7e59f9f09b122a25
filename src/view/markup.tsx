import root from "react-shadow";
import { useCallback } from "react";
import { setHtml } from "../html/door.ts";

const Shadowed = root["div"]!;

interface MarkupProps {
  html: string;
  /**
   * A person's markup is cleaned strictly and inert; the server's may contain our tags and actions (docs/safety.md,
   * §1).
   */
  level: "person" | "server";
}

/** Markup inside a view, in its own shadow root: styles of the view do not reach it. Await htmlReady first. */
export function Markup({ html, level }: MarkupProps) {
  const fill = useCallback(
    (node: HTMLDivElement | null) => {
      if (node) setHtml(node, html, level);
    },
    [html, level],
  );
  return (
    <Shadowed className="markup" part="markup" {...(level === "person" && { "vs-inert": "" })}>
      <div ref={fill} />
    </Shadowed>
  );
}
