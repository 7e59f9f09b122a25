import type { Data } from "../../base/data.ts";
import { quickSchema } from "../../forms/schema/quick.ts";
import { mistake } from "../inspecting/opening-tag.ts";
import type { Action, ClickAttribute } from "./action.ts";
import { openFormOfCall } from "./form-of-call.ts";
import { types } from "fields:types";
import { tagOf, tags, typeOf, type TagName } from "../tags.ts";

export const attribute = {
  shape: /\S/,
  needs: 'a quick form such as "name,phone:Phone"',
  text: "A quick form: fields `name[:type[:title[:data]]]` separated by commas, all required; saves to `model`, else calls `api`.",
  example:
    '<button type="button" fb="applicant::Applicant,phone:Phone:Phone,topic:Select:Topic:topic,body:TextArea:Text" model="works.request">Call</button>',
} satisfies ClickAttribute;

/** `fb="name,phone:Phone"`: opens a quick form of required fields (R2.3-26). */
export const run: Action = async ({ element, value }) => {
  const schema = schemaOf(element, value);
  if (schema) await openFormOfCall(element, "fb", { form: "", schema });
};

/** Undefined for a wrong value, which is reported to the author. */
function schemaOf(element: Element, value: string): Data | undefined {
  try {
    return quickSchema(value, typeNames());
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    mistake(element, `fb: ${error.message}.`);
    return undefined;
  }
}

/** All schema types. */
const typeNames = (): string[] =>
  Object.keys(tags).flatMap((name) => {
    const folder = name.slice(3);
    return tagOf(name as TagName).type ? (types[folder] ?? typeOf(folder)).split(" ") : [];
  });
