import { useEffect, useState } from "react";
import { locale, t } from "../../src/base/language/i18n.ts";
import { confirm } from "../../src/page/dialogs/confirm.ts";
import { notify } from "../../src/page/notices/notify.ts";
import type { KeptKey } from "../../src/page/signing/key.ts";
import { dropKey, ownKey, renewKey } from "../../src/page/signing/own-key.ts";
import { words } from "../../src/page/signing/phrases.ts";
import { ServerError } from "../../src/server/client/server-error.ts";
import { sentence } from "../../src/server/session/sentence.ts";
import { readSigners, type Signer } from "../../src/server/calls/signing/signers.ts";
import rowStyles from "../../src/view/field-row.css";
import { mountView } from "../../src/view/island.tsx";
import { NewPin } from "./new-pin.tsx";
import styles from "./signature.css";

/** `<vs-signature>`: creates, renews and removes the user's signing key in this browser (R6-03). */
export const mount = mountView(Signature, rowStyles, styles);

interface Known {
  key: KeptKey | undefined;
  /** The keys on the server; undefined when the request failed. */
  signers: Signer[] | undefined;
}

function Signature() {
  const isAble = crypto.subtle !== undefined;
  const [known, setKnown] = useState<Known | undefined>(undefined);
  const [isRenewing, setRenewing] = useState(false);
  const [failure, setFailure] = useState("");

  const look = async () => setKnown(await readKnown());
  useEffect(() => {
    if (isAble) void readKnown().then(setKnown);
  }, [isAble]);

  /** Runs a command of the user and shows its success or failure. */
  async function work(what: () => Promise<void>, done: string): Promise<void> {
    setFailure("");
    try {
      await what();
      notify({ kind: "success", text: done });
      setRenewing(false);
    } catch (error) {
      if (!(error instanceof ServerError)) console.error(error);
      setFailure(error instanceof ServerError ? sentence(error) : words("signNoStorage"));
    }
    await look();
  }
  const renew = (pin: string) => work(() => renewKey(pin), words("signMade"));
  async function drop(): Promise<void> {
    const isSure = await confirm(words("signDropSure"), { yes: words("signDrop"), isDanger: true });
    if (isSure) await work(dropKey, words("signDropped"));
  }

  return (
    <section className="signature" aria-labelledby="title" aria-busy={isAble && !known}>
      <h2 id="title">{words("signTitle")}</h2>
      {!isAble && <p className="warning">{words("signInsecure")}</p>}
      {isAble && !known && <p>{t("loading")}</p>}
      {known?.key && <Here kept={known.key} signers={known.signers} />}
      {known && !known.key && <p>{words("signNone")}</p>}
      <p className="warning" role="alert" hidden={!failure}>
        {failure}
      </p>
      {known && (!known.key || isRenewing) && (
        <NewPin
          about={words(known.key ? "signRenewAbout" : "signAbout")}
          verb={words(known.key ? "signRenew" : "signMake")}
          onPin={renew}
          onLeave={known.key && (() => setRenewing(false))}
        />
      )}
      {known?.key && !isRenewing && (
        <div className="bar">
          <button type="button" onClick={() => setRenewing(true)}>
            {words("signRenew")}
          </button>
          <button type="button" onClick={() => void drop()}>
            {words("signDrop")}
          </button>
        </div>
      )}
    </section>
  );
}

async function readKnown(): Promise<Known> {
  const [signers, key] = await Promise.all([readSigners().catch(() => undefined), ownKey().catch(() => undefined)]);
  return { key, signers };
}

/** Describes the key of this browser and the number of other keys. */
function Here({ kept, signers }: { kept: KeptKey; signers: Signer[] | undefined }) {
  const date = new Intl.DateTimeFormat(locale(), { dateStyle: "long", timeStyle: "short" }).format(
    new Date(kept.created),
  );
  const others = signers?.filter(({ kid }) => kid !== kept.kid).length ?? 0;
  return (
    <>
      <p>{words("signHere", { date })}</p>
      <p className="thumbprint">{kept.kid}</p>
      {signers && others === signers.length && <p className="warning">{words("signUnknown")}</p>}
      {others > 0 && <p>{words("signOthers", { count: others })}</p>}
    </>
  );
}
