import { useEffect, useRef, useState, type FormEvent } from "react";
import { t } from "../../src/base/language/i18n.ts";
import { settings } from "../../src/base/settings.ts";
import { close } from "../../src/page/dialogs/show-dialog.ts";
import type { Check } from "../../src/page/signing/ask-pin.ts";
import { words } from "../../src/page/signing/phrases.ts";
import { Dialog } from "../../src/view/dialogs/dialog.tsx";
import dialogStyles from "../../src/view/dialogs/dialog.css";
import { FieldRow } from "../../src/view/field-row.tsx";
import rowStyles from "../../src/view/field-row.css";
import { mountView, type ViewProps } from "../../src/view/island.tsx";
import styles from "./pin.css";

/** `<vs-pin>`: asks for the PIN of a signature until it is correct or the user cancels (R6-03). */
export const mount = mountView(Pin, dialogStyles, rowStyles, styles);

function Pin({ inside }: ViewProps) {
  const { host } = inside;
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState("");
  const [isChecking, setChecking] = useState(false);
  const { open, check } = inside.entry();

  useEffect(() => {
    if (open) input.current?.focus();
  }, [open]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const pin = input.current?.value ?? "";
    if (isChecking) return;
    if (!pin) return refuse(words("signPinEmpty"), "");
    setChecking(true);
    try {
      const found = await (check as Check)(pin);
      if (found === undefined) refuse(words("signPinWrong"), pin);
      else close(host, found);
    } catch (error) {
      console.error(error);
      refuse(words("signPinFailed"), pin);
    } finally {
      setChecking(false);
    }
  }
  function refuse(why: string, pin: string): void {
    setProblem(why);
    if (input.current?.value === pin) input.current.select();
  }

  const leave = settings.crypto === "required" ? t("cancel") : words("signWithout");
  const foot = (
    <>
      <button type="button" onClick={() => close(host)}>
        {leave}
      </button>
      <button form="pin-form" className="main" aria-disabled={isChecking}>
        {isChecking ? words("signChecking") : words("signDo")}
      </button>
    </>
  );
  return (
    <Dialog inside={inside} foot={foot}>
      <form id="pin-form" noValidate autoComplete="off" onSubmit={(event) => void submit(event)}>
        <p className="about" id="about">
          {words("signPinAbout")}
        </p>
        <FieldRow id="pin" label={words("signPin")} isRequired={false} requiredWord="" help="" problem={problem}>
          <input
            ref={input}
            id="pin"
            className="control"
            part="control"
            type="password"
            autoComplete="off"
            aria-describedby={problem ? "about pin-note" : "about"}
            aria-invalid={problem !== ""}
            onInput={() => setProblem("")}
          />
        </FieldRow>
        <p className="quiet" role="alert">
          {problem}
        </p>
      </form>
    </Dialog>
  );
}
