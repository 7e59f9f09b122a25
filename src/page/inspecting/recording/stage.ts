/** The elements of a page on which a case plays, without the page around them. */
import { isData } from "../../../base/data.ts";
import { membersOf } from "../../../base/runtime/members.ts";
import { natives, runtime } from "../../../base/runtime/runtime.ts";
import { isStageAttribute, isStageTag, type Step } from "../../../cases/case-file.ts";
import { masked, maskedData } from "../../../server/log/secrets.ts";
import { openings } from "../../dialogs/dialogs.ts";
import type { Mask } from "../../../cases/mask.ts";
import type { Recording } from "./recorded-case.ts";

/** Elements that are on the stage from the beginning: they ask the server by themselves. */
const active = "vs-form,vs-table:is([table],[api]),[vs-refresh]";
const most = 50;

export function stageOf(recording: Recording): void {
  for (const element of natives.findAll(active).slice(0, most))
    if (!natives.closest(membersOf(element).parentElement ?? element, "vs-form,vs-popup,vs-modal,vs-outlet"))
      numberOf(recording, element);
}

/** Where an event happened: the outermost element of ours or with an action, and the way from there to the control. */
export function placeOf(recording: Recording, path: readonly EventTarget[]): Pick<Step, "on" | "path"> | undefined {
  const elements = path.filter((one): one is Element => one instanceof Element);
  const action = elements.find(
    (one) => !isOurs(one) && membersOf(one).getRootNode() === document && runtime.clicks.of(one),
  );
  const isInDialog = action && natives.closest(action, "vs-popup,vs-modal");
  const outer = action && !isInDialog ? action : elements.findLast((one) => isOurs(one) || runtime.clicks.of(one));
  if (!outer || elements.some((one) => natives.name(one) === "vs-inspector")) return undefined;
  const dialog = openings.filter(({ isOwn }) => isOwn).findIndex((one) => one.dialog === outer);
  const on = dialog >= 0 ? { dialog } : { stage: numberOf(recording, outer) };
  const isAction = !isOurs(outer);
  if ("stage" in on && on.stage < 0) return undefined;
  return { on, path: isAction ? [] : wayTo(elements[0]!, outer) };
}

const isOurs = (element: Element): boolean => natives.name(element).startsWith("vs-");

/** Adds an element once. -1: it cannot stand on the stage. */
function numberOf(recording: Recording, element: Element): number {
  const known = recording.elements.indexOf(element);
  if (known >= 0) return known;
  const tag = natives.name(element);
  const isRegion = natives.attribute(element, "vs-refresh") !== null;
  if (!isStageTag(tag) && !isRegion) return -1;
  const names = Element.prototype.getAttributeNames.call(element).filter((name) => isStageAttribute(name));
  const written = names.map((name) => [name, valueOf(recording, name, natives.attribute(element, name) ?? "")]);
  const own = propertiesOf(recording, element);
  recording.stage.push({
    tag: isStageTag(tag) ? tag : "div",
    attributes: Object.fromEntries(written) as Record<string, string>,
    ...(own && { properties: own }),
  });
  return recording.elements.push(element) - 1;
}

/** Words and data that may be of people; names of tables, forms and lists, schemas and sizes are not. */
const personal =
  /^(title|help|placeholder|message|label|summary|content|value|obj|params|options|values|rows|filter|regions|layers|geom|files|file_?path)$/;

function valueOf({ mask }: Recording, name: string, value: string): string {
  const plain = name.replace(/^data-/, "").replaceAll("-", "_");
  const open = masked(value);
  if (personal.test(plain)) return mask.body(open);
  if (/^(record|file_id)$/.test(plain)) return String(mask.data(open, plain));
  if (plain === "state") return stateOf(open, mask);
  return name.replace(/^data-/, "") in runtime.clicks.shapes ? mask.address(open) : open;
}

/** `page/key=value/…`: keys stay, values are masked as those of a query. */
const stateOf = (value: string, mask: Mask): string =>
  value
    .split("/")
    .map((part) => (part.includes("=") ? mask.address(`?${part}`).slice(1) : mask.address(part)))
    .join("/");

/** What a script of the page has set. */
function propertiesOf({ mask }: Recording, element: Element): Record<string, unknown> | undefined {
  const own = element as unknown as Record<string, unknown>;
  const made: Record<string, unknown> = {};
  if (natives.name(element) === "vs-form") {
    if (isData(own["schema"]) || typeof own["schema"] === "string") made["schema"] = maskedData(own["schema"]);
    if (made["schema"] && isData(own["value"])) made["value"] = mask.data(maskedData(own["value"]));
  }
  return Object.keys(made).length ? made : undefined;
}

/** From the outer element down to a control: each node with its number among its siblings. */
function wayTo(target: Element, outer: Element): string[] {
  const way: string[] = [];
  let node: Node | null = target;
  while (node && node !== outer) {
    if (node instanceof ShadowRoot) {
      way.unshift("shadow");
      node = node.host;
    } else {
      const parent: ParentNode | null = (node as Element).parentNode;
      const number = [...(parent?.children ?? [])].indexOf(node as Element);
      way.unshift(`${natives.name(node as Element)}:${number}`);
      node = parent;
    }
  }
  return way;
}
