/** Languages with syntax highlighting, each loaded at first use. Other names mean plain text (R5.2-20). */
import type { modes as names } from "./names.ts";
import type { Ace } from "../ace-parts.ts";

type Define = (ace: Ace) => void;
type Load = () => Promise<{ default: Define }>;

const modes: Record<(typeof names)[number], Load> = {
  css: () => import("./css.ts"),
  html: () => import("./html.ts"),
  ini: () => import("./ini.ts"),
  javascript: () => import("./javascript.ts"),
  json: () => import("./json.ts"),
  markdown: () => import("./markdown.ts"),
  python: () => import("./python.ts"),
  sh: () => import("./sh.ts"),
  sql: () => import("./sql.ts"),
  typescript: () => import("./typescript.ts"),
  xml: () => import("./xml.ts"),
  yaml: () => import("./yaml.ts"),
};

/** Loads a mode. @returns Ace's name of the mode; plain text for an unknown mode or when loading fails */
export async function defineMode(ace: Ace, name: string): Promise<string> {
  const load = Object.hasOwn(modes, name) ? modes[name as "css"] : undefined;
  if (!load) return "ace/mode/text";
  try {
    (await load()).default(ace);
    return `ace/mode/${name}`;
  } catch (error) {
    console.warn(error);
    return "ace/mode/text";
  }
}
