/** Signs saves and deletes (R6-03 to R6-05): by the host's registered function, else by the key in this browser. */
import { phrasesReady } from "../../base/language/i18n.ts";
import { settings } from "../../base/settings.ts";
import { ServerError } from "../../server/client/server-error.ts";
import type { Outgoing } from "../../server/client/outgoing.ts";
import { own, type Sign } from "../saving/callbacks.ts";
import { tell } from "../events.ts";
import { base64, bytesOf, signBytes } from "./key.ts";
import { messageOf } from "./message.ts";
import { openKey, ownKey, unlock } from "./own-key.ts";
import { words } from "./phrases.ts";
import { askPin, givenPin } from "./ask-pin.ts";

/** Reasons for a missing signature: for the console, and for the person where a signature is required. */
const reasons = {
  insecure: { log: "the page is not on https, so the browser has no crypto.subtle", phrase: "signInsecure" },
  "no-key": { log: "there is no signing key in this browser", phrase: "signNoKey" },
  cancelled: { log: "no PIN was given", phrase: "signCancelled" },
  failed: { log: "signing has failed", phrase: "signFailed" },
} as const;
type Reason = keyof typeof reasons;

class Unsigned extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Adds `dsmessage` and `dssigned` to a request. If signing fails, the request is sent without them, which is logged and
 * dispatched as `vs:unsigned`; with the setting `crypto` "required" it is not sent. @throws ServerError in that case
 */
export async function sign(write: Outgoing): Promise<void> {
  await phrasesReady();
  try {
    if (!crypto.subtle) throw new Unsigned("insecure");
    const signer = await (choosing ??= chooseOnce());
    const message = await messageOf(write, signer.kid);
    const signature = await signer.sign(message);
    const { headers } = write.init;
    headers.set("dsmessage", base64(bytesOf(message)));
    headers.set("dssigned", typeof signature === "string" ? signature : base64(signature));
  } catch (error) {
    goUnsigned(error, write);
  }
}

interface Signer {
  kid?: string;
  sign(message: string): ReturnType<Sign>;
}
/** One dialog for all waiting saves. */
let choosing: Promise<Signer> | undefined;
/** The person chose to send without a signature: not asked again where that is allowed. */
let isDeclined = false;

async function chooseOnce(): Promise<Signer> {
  try {
    return await choose();
  } finally {
    choosing = undefined;
  }
}
const choose = (): Promise<Signer> => (own.sign ? hostSigner(own.sign) : keySigner());

/** The typed PIN for the host's function: asked for once, forgotten when signing fails. */
let typed: string | undefined;

async function hostSigner(run: Sign): Promise<Signer> {
  const pin =
    settings.crypto_pin === false ? "" : ((await givenPin()) ?? (typed ??= await asked(async (text) => text)));
  if (!pin && settings.crypto_pin !== false) throw new Unsigned("cancelled");
  return {
    async sign(message) {
      try {
        return (await run(message, pin)) || Promise.reject(new Error("vs.sign: expected a signature, found none."));
      } catch (error) {
        typed = undefined;
        throw error;
      }
    },
  };
}

async function keySigner(): Promise<Signer> {
  const found = openKey() ?? (await unlocked());
  return { kid: found.kid, sign: (message) => signBytes(found.key, bytesOf(message)) };
}

async function unlocked() {
  if (!(await ownKey())) throw new Unsigned("no-key");
  const pin = await givenPin();
  if (pin === undefined) return asked(unlock);
  if (!pin) throw new Unsigned("cancelled");
  const found = await unlock(pin);
  if (!found) throw new Error("crypto_pin: the PIN is wrong.");
  return found;
}

async function asked<T>(check: (pin: string) => Promise<T | undefined>): Promise<T> {
  if (isDeclined && settings.crypto !== "required") throw new Unsigned("cancelled");
  const found = await askPin(check);
  isDeclined = found === undefined;
  if (found === undefined) throw new Unsigned("cancelled");
  return found;
}

/** Reasons that were logged already: they cannot change until the page is left. */
const said = new Set<Reason>();

function goUnsigned(error: unknown, { url, init, opener }: Outgoing): void {
  const reason = error instanceof Unsigned ? error.reason : "failed";
  const { log, phrase } = reasons[reason];
  const blocked = settings.crypto === "required";
  if (!said.has(reason) || reason === "failed") {
    said.add(reason);
    const outcome = blocked ? "is not sent, since crypto is required" : "is sent without a signature";
    const more = reason === "failed" ? [error] : [];
    console.warn(`crypto: ${init.method} ${url.pathname} ${outcome}: ${log}.`, ...more);
  }
  tell("vs:unsigned", { reason, error, blocked }, opener);
  if (blocked) throw new ServerError("refused", { text: `${words(phrase)} ${words("signBlocked")}` });
}
