import { mistakes } from "../base/mistakes.ts";
import { referenceOf } from "../base/reference-of.ts";
import { escapeText, Markup, type Output } from "./template-output.ts";
import { TemplateMistake, type Template } from "./template-tree.ts";

export type Values = Record<string, unknown>;

/** What helpers know about the page. */
export interface Site {
  /** The language of texts, as spelled in settings; ua by default. */
  language?: string;
  /** uah, rur, usd; uah by default (R1-17). */
  currency?: string;
  /** The current time in ms, for ages and expiry. */
  now?: () => number;
  /** The door for expressions, for `when "area > 10"`. */
  evaluate?: (expression: string, data: unknown) => unknown;
  /** Markup of a server template that was fetched before, for `format`; undefined when the call failed (R8-34). */
  format?: (template: string, options: unknown, data: unknown) => string | undefined;
}

/** What a helper gets in addition to its values. */
export interface HelperOptions {
  name: string;
  hash: Values;
  context: unknown;
  /** @root, @index, @key, @first, @last as names without @ */
  data: Values;
  site: Site;
  /** Renders the inner template as markup; only in a block. */
  fn?: (context: unknown, more?: { data?: Values; blockParams?: unknown[] }) => string;
  /** Renders the part after {{else}} as markup; only in a block. */
  inverse?: (context: unknown) => string;
  /** Marks a text as markup: the helper must escape the values in it. */
  markup(text: string): Markup;
  escape(value: string): string;
  /** Reports a mistake in the template once, with its position. */
  warn(message: string): void;
}

/**
 * Returns a value, which is inserted as text, or `Markup`; the text of a block helper is markup. When it throws, the
 * expression stays in the text and the reason is logged.
 */
export type Helper = (values: unknown[], options: HelperOptions) => unknown;
export type Helpers = Readonly<Record<string, Helper>>;

export interface Engine {
  /** Named in messages: "document act-7". */
  name?: string;
  helpers?: Helpers;
  partials?: Readonly<Record<string, string>>;
  /** Cleans the markup of `{{{x}}}` and `[x]` (the html door at level T1). Without it they are inserted as text. */
  raw?: (markup: string) => string;
  site?: Site;
  /** The most statements and helper calls; default 30,000, in slices 5,000,000. */
  steps?: number;
  /** The longest result in characters; default 5,000,000, in slices 20,000,000. */
  size?: number;
  /** Receives mistakes of the template's author; default: the console. */
  warn?: (message: string) => void;
}

export interface Scope {
  context: unknown;
  data: Values;
  /** Block parameters: {{#each rows as |row|}} */
  names: ReadonlyMap<string, unknown>;
  parent?: Scope;
}

/** One rendering. */
export interface Run {
  engine: Engine;
  template: Template;
  output: Output;
  /** `due`: the step after which a pause is allowed. */
  steps: { done: number; most: number; due: number };
  size: number;
}

/** An expression that cannot be computed: its source stays in the text. */
export class Left extends Error {}

/** Counts one step. @throws TemplateMistake when the rendering takes too many steps or its text is too long */
export function count({ steps, size, template, output }: Run): void {
  steps.done += 1;
  if (steps.done > steps.most) throw new TemplateMistake(`${template.name}: takes more than ${steps.most} steps`);
  if (output.text.length > size) throw new TemplateMistake(`${template.name}: gives more than ${size} characters`);
}

const told = new Set<string>();

/** Reports a mistake once for each position in a template. */
export function warn(run: Run, { loc }: { loc: { start: { line: number; column: number } } }, message: string): void {
  const { engine, template } = run;
  const { line, column } = loc.start;
  const text = `${template.name}, line ${line}, column ${column + 1}: ${message}.`;
  const place = `${text} ${template.source.length}`;
  if (told.has(place)) return;
  if (told.size > 500) told.clear();
  told.add(place);
  if (engine.warn) return engine.warn(text);
  mistakes.add(text);
  console.warn(text, `See ${referenceOf("helpers.html")}`);
}

export const optionsText = {
  markup: (text: string) => new Markup(text),
  escape: (value: string) => escapeText(value),
};
