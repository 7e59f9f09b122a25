import { logMistake } from "./mistakes.ts";
import { parseJson } from "./json.ts";
import { bareCopy, forbidden, isData, type Data } from "./data.ts";
import { runtime, natives } from "./runtime/runtime.ts";
import { store } from "./store.ts";

/** Every setting with its default; settings.docs.ts explains each one. */
export const defaults = {
  lang: "",
  errors: {} as Record<string, { match: string; text: string; full?: boolean }[]>,
  pk: {} as Record<string, string>,
  api: "/api/",
  urls: {} as Record<string, string>,
  headers: {} as Record<string, string> | (() => Record<string, string>),
  body: "json" as "json" | "form",
  timeout: { read: 30, write: 300, format: 300 },
  cap: { data: 20, files: 200 },
  login_url: "/login",
  help_url: "/help/{id}",
  redirect_hosts: [] as string[],
  select_empty: null as null | string,
  field_types: {} as Record<string, string>,
  save_notice_ms: 3000,
  fetched_actions: true,
};

/** Settings without a default: absent until the host sets them. */
export interface Unset {
  law: string;
  wording: "classic" | null;
  vue_form_cdn: string;
  base_url: string;
  csrf: { header: string; value?: string; meta?: string; cookie?: string };
  send: "fields" | "changed" | "record";
  method_override: boolean;
  etag: boolean;
  idempotency: boolean;
  transport: (request: Request) => Response | Promise<Response>;
  login_marker: string;
  session_url: string;
  mirror: boolean;
  geocoder: (
    text: string,
    how: {
      bounds: { south: number; west: number; north: number; east: number };
      limit: number;
      signal?: AbortSignal | undefined;
    },
  ) => Promise<(string | { id?: string | number; text: string; x?: number; y?: number })[]>;
  date_format: string;
  first_weekday: number;
  address_bounds: { south: number; west: number; north: number; east: number };
  captcha: { script: string; sitekey: string; global?: string };
  handsontable_key: string;
  select_add_method: "GET" | "POST";
  minimum_for_search: number;
  map: {
    minZoom?: number;
    maxZoom?: number;
    /** Degrees: the centre of the first view. */
    x?: number;
    y?: number;
    z?: number;
    search?: string;
    street_view_url?: string;
    street_view_key?: string;
    local_forms?: string[];
    wheel_zoom?: number;
  };
  admin_map: { base_layers?: (number | string)[]; raster_layers?: (number | string)[] };
  tile_hosts: string[];
  vue_form: boolean;
  socket_url: string;
  currency: string;
  admin_host: string;
  site_name: string;
  state_exclude: string[];
  reload_site_ids: (string | number)[];
  undo_delete: boolean | string;
  desktop_notices: boolean;
  site_id: string | number;
  method_transport: string;
  user: string;
  signed_out: string;
  drafts: boolean;
  draft_days: number;
  devtools_site_ids: (string | number)[];
  crypto: boolean | "required";
  crypto_pin: false | string | (() => string | Promise<string>);
  debug: boolean;
  doctor: boolean | string[];
  support_cases: boolean;
  version_header: string;
  vue_debug1: boolean;
}

export type Settings = typeof defaults & { [Name in keyof Unset]?: Unset[Name] | null };

/** The current settings. Read a setting at the moment of use, so that a later `vs.configure` takes effect. */
export const settings: Settings = bareCopy(defaults);
/** Notifies listeners after each change of settings. */
export const settingsStore = store();

const given: Data[] = [];

/** Adds settings; later calls win. Dotted names are nested objects: `{ "map.z": 12 }`. */
export function configure(patch: unknown): void {
  given.push(ownData(patch));
  readSettings();
}

/**
 * Computes the settings anew; later sources win: the defaults, `window.vsSettings`, the JSON block `#vs-settings`,
 * `data-*` of the script tag, calls of `configure`.
 */
export function readSettings(): void {
  Object.assign(settings, bareCopy(defaults));
  for (const source of [ownData((window as unknown as Data)["vsSettings"]), pageBlock(), scriptData(), ...given])
    merge(settings, source);
  settings.lang ||= settings.law || "ua";
  settings.debug ||= !!settings.vue_debug1; // R1-22
  settingsStore.tell();
}

/** No settings where an element of the page has the name `vsSettings`. */
const ownData = (found: unknown): Data => (isData(found) && !(found instanceof Node) ? found : {});

function pageBlock(): Data {
  const block = natives.find('script[type="application/json"]#vs-settings');
  if (!block) return {};
  const data = parseJson(block.textContent ?? "") as Data | undefined;
  if (!data) logMistake('<script id="vs-settings">: expected JSON.');
  return data ?? {};
}

/** `data-base-url` → base_url; texts that look like JSON values are parsed. */
function scriptData(): Data {
  const read: Data = {};
  for (const name of Object.keys(runtime.data)) read[snake(name)] = plain(runtime.data[name] ?? "");
  return read;
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
function plain(text: string): unknown {
  if (text === "") return true;
  if (!/^(true|false|[\d.-]+|[[{].*)$/s.test(text)) return text;
  return parseJson(text) ?? text;
}

/** A dotted name at the top level is a path; nested names keep their dots, such as table names in `pk`. */
function merge(into: Data, patch: Data): void {
  for (const name of Object.keys(patch)) {
    const [first = "", ...rest] = name.split(".");
    put(
      into,
      first,
      rest.reduceRight<unknown>((inner, key) => ({ [key]: inner }), patch[name]),
    );
  }
}

function put(into: Data, key: string, value: unknown): void {
  if (forbidden.has(key)) return;
  if (!isData(value)) into[key] = value;
  else {
    const inner = (into[key] = isData(into[key]) ? into[key] : bareCopy({}));
    for (const name of Object.keys(value)) put(inner, name, value[name]);
  }
}
