import { useLayoutEffect, useSyncExternalStore } from "react";
import { fillAddress, safeUrl } from "../../../src/base/url.ts";
import { titleOf } from "../../../src/base/language/i18n.ts";
import { settings } from "../../../src/base/settings.ts";
import type { Form } from "../../../src/forms/open-form.ts";
import { isUnread } from "../../../src/values/unread.ts";
import { dialogAround, titled } from "../../../src/page/dialogs/dialogs.ts";
import { words } from "./phrases.ts";
import { Hint } from "./hint.tsx";
import type { PartProps } from "./parts.ts";

/** The heading with its `title_suffix`, and help: a page of the knowledge base or an explanation (R2.3-01, R3.6-42). */
export function Head({ form, inside, isInDialog }: PartProps) {
  useSyncExternalStore(form.record.any.listen, form.record.any.version);
  const { options } = form.schema;
  const heading = `${titleOf(options["title"])} ${suffixOf(form)}`.trim();
  const help = options["help"];
  useLayoutEffect(() => {
    const dialog = dialogAround(inside.host);
    if (heading && dialog && !titled.has(dialog)) Object.assign(dialog, { title: heading });
  }, [inside, heading]);
  if (isInDialog && !help) return null;
  return (
    <div className="head">
      {!isInDialog && heading && <h2 className="title">{heading}</h2>}
      {help !== undefined && help !== "" && <Help help={help} />}
    </div>
  );
}

function Help({ help }: { help: unknown }) {
  const address = helpAddress(help);
  if (!address) return <Hint html={titleOf(help)} label={words("frameHelp")} />;
  return (
    <a className="help" href={address} target="_blank" rel="noopener">
      {words("frameHelp")}
    </a>
  );
}

/** The address of a knowledge base page by its id; undefined when `help` is the explanation itself. */
export function helpAddress(help: unknown): string | undefined {
  if (!/^[\w.-]+$/.test(String(help))) return undefined;
  const address = fillAddress(settings.help_url, { id: help });
  return (address && safeUrl(address, { hosts: settings.redirect_hosts })) || undefined;
}

/**
 * The suffix: the value of the named field, or a text with `{field}` filled in; empty while one of these fields is
 * empty.
 */
function suffixOf({ schema, record }: Form): string {
  const suffix = titleOf(schema.options["title_suffix"]);
  const value = (name: string) => {
    const now = record.value(name) ?? record.loaded(name) ?? "";
    return isUnread(now) ? now.text : String(now);
  };
  if (!suffix.includes("{")) return schema.entries.some(({ name }) => name === suffix) ? value(suffix) : suffix;
  let isEmpty = false;
  const filled = suffix.replace(/\{\{?\s*([\w.]+)\s*\}?\}/g, (_, name: string) => {
    isEmpty ||= value(name) === "";
    return value(name);
  });
  return isEmpty ? "" : filled;
}
