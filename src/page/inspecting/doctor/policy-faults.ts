/** A Content-Security-Policy that blocks the product, and the line that would allow it. */
import { natives, runtime } from "../../../base/runtime/runtime.ts";
import { settings } from "../../../base/settings.ts";
import { resolve } from "../../../base/url.ts";
import { openingTag } from "../opening-tag.ts";
import type { LiveFinding } from "./live-finding.ts";

/** Violations by effective directive and blocked address, with the policy that was violated. */
const seen = new Map<string, { directive: string; blocked: string; policy: string }>();
let isListening = false;

/** Collects violations from now on, and those that the browser has kept. */
export function watchPolicy(): void {
  if (isListening) return;
  isListening = true;
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, originalPolicy }) =>
    note(effectiveDirective, blockedURI, originalPolicy),
  );
  if (typeof ReportingObserver === "undefined") return;
  const kept = (reports: readonly { body: unknown }[]) => {
    for (const { body } of reports) {
      const { effectiveDirective = "", blockedURL = "", originalPolicy = "" } = (body ?? {}) as Record<string, string>;
      note(effectiveDirective, blockedURL, originalPolicy);
    }
  };
  new ReportingObserver((reports) => kept(reports as never), { types: ["csp-violation"], buffered: true }).observe();
}

const note = (directive: string, blocked: string, policy: string) =>
  void (directive && seen.set(`${directive} ${blocked}`, { directive, blocked, policy }));

/** What the policy of the page forbids that the product, or one of the settings, needs. */
export function policyFindings(): LiveFinding[] {
  const metas = natives.findAll('meta[http-equiv="Content-Security-Policy" i]');
  const valid = metas.filter((meta) => natives.closest(meta, "head"));
  const written = valid.map((meta) => natives.attribute(meta, "content") ?? "");
  const policies = new Set([...written, ...[...seen.values()].map(({ policy }) => policy)].filter(Boolean));
  return [...metas.filter((meta) => !valid.includes(meta)).map(ignored), ...[...policies].flatMap(blocking)];
}

/** Browsers obey a policy in `<head>` only. */
const ignored = (meta: Element): LiveFinding => ({
  rule: "policy",
  severity: "warning",
  at: 0,
  tag: openingTag(meta),
  expected: "a policy in <head>, or in a header",
  found: "a policy outside <head>, which browsers ignore",
  suggestion: "",
  link: "deployment.html#policy",
  element: meta,
});

function blocking(policy: string): LiveFinding[] {
  const parts = readPolicy(policy);
  const missing = needs().filter(({ directive, source }) => !allows(parts, directive, source));
  if (missing.length === 0) return [];
  const found = missing.map(({ directive, source, why }) => `${directive} lacks ${source} (${why})`).join("; ");
  return [
    {
      rule: "policy",
      severity: "error",
      at: 0,
      tag: "Content-Security-Policy",
      expected: "a policy that allows what the page uses",
      found,
      suggestion: `Content-Security-Policy: ${completed(parts, missing)}`,
      link: "deployment.html#policy",
    },
  ];
}

interface Need {
  directive: string;
  source: string;
  why: string;
}

/** By the settings and elements of this page. */
function needs(): Need[] {
  const host = (address: string) => new URL(address, document.baseURI).origin;
  const base = runtime.base ? host(runtime.base) : location.origin;
  const own = (origin: string) => (origin === location.origin ? "'self'" : origin);
  const calls = new URL(resolve("/") ?? location.href).origin;
  const tiles = settings.tile_hosts ?? [];
  return [
    { directive: "script-src", source: own(base), why: "the product's modules" },
    { directive: "connect-src", source: "'self'", why: "calls of the server" },
    ...(calls === location.origin ? [] : [{ directive: "connect-src", source: calls, why: "base_url" }]),
    { directive: "img-src", source: "data:", why: "icons and thumbnails" },
    ...tiles.map((one) => ({
      directive: "img-src",
      source: /^https?:/.test(one) ? host(one) : `https://${one}`,
      why: "tile_hosts",
    })),
    ...(settings.socket_url
      ? [{ directive: "connect-src", source: own(host(settings.socket_url)), why: "socket_url" }]
      : []),
    ...(settings.captcha
      ? [{ directive: "script-src", source: own(host(settings.captcha.script)), why: "captcha" }]
      : []),
    ...(natives.find("vs-recorder,[webcam]")
      ? [{ directive: "media-src", source: "blob:", why: "camera and recordings" }]
      : []),
  ];
}

type Parts = Map<string, string[]>;

const readPolicy = (policy: string): Parts =>
  new Map(
    policy
      .split(";")
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = "", ...sources]) => [name.toLowerCase(), sources]),
  );

/** `default-src` stands for what is not named. */
function allows(parts: Parts, directive: string, source: string): boolean {
  const list = parts.get(directive) ?? parts.get("default-src");
  if (!list) return true;
  if (list.includes(source) || (list.includes("*") && !/^(data|blob):$/.test(source))) return true;
  const isScript = directive === "script-src" && list.some((one) => /^'(nonce-|sha\d|strict-dynamic)/.test(one));
  return isScript || list.some((one) => covers(one, source));
}

/**
 * Whether a source of a policy allows an origin, by scheme, host and port as browsers match them. A path narrows it to
 * what its author has listed, so any path is enough.
 */
function covers(one: string, source: string): boolean {
  const [needed, given] = [source, one].map(partsOf) as [SourceParts, SourceParts];
  if (!needed.scheme || (given.scheme && !isScheme(given.scheme, needed.scheme))) return false;
  if (!given.host || !needed.host) return !given.host && one.endsWith(":");
  const isHost = given.host.startsWith("*") ? needed.host.endsWith(given.host.slice(1)) : needed.host === given.host;
  return isHost && (given.port === "*" || given.port === needed.port);
}

/** An allowed http also allows https, and ws also wss. */
const isScheme = (given: string, needed: string): boolean => needed === given || needed === `${given}s`;

type SourceParts = Record<"scheme" | "host" | "port", string>;
function partsOf(source: string): SourceParts {
  const plain = (source === "'self'" ? location.origin : source).toLowerCase();
  const [, scheme = "", host = "", port = ""] =
    /^(?:([a-z][a-z\d+.-]*):(?:\/\/|$))?(?:([^:/']+)(?::(\d+|\*))?(?:\/.*)?)?$/.exec(plain) ?? [];
  return { scheme, host, port: /^(80|443)$/.test(port) ? "" : port };
}

function completed(parts: Parts, missing: readonly Need[]): string {
  const whole = new Map([...parts].map(([name, sources]) => [name, [...sources]]));
  for (const { directive, source } of missing) {
    const list = whole.get(directive) ?? [...(parts.get("default-src") ?? [])];
    const plain = list.filter((one) => one !== "'none'");
    whole.set(directive, plain.includes(source) ? plain : [...plain, source]);
  }
  return [...whole].map(([name, sources]) => [name, ...sources].join(" ")).join("; ");
}
