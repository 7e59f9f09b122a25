import { useEffect, useRef, useState, type FormEvent, type RefObject } from "react";
import { t } from "../../src/base/language/i18n.ts";
import { settings } from "../../src/base/settings.ts";
import { resolve } from "../../src/base/url.ts";
import { close } from "../../src/page/dialogs/show-dialog.ts";
import { hasSession, postLogin } from "../../src/server/session/session.ts";
import { Dialog } from "../../src/view/dialogs/dialog.tsx";
import dialogStyles from "../../src/view/dialogs/dialog.css";
import { FieldRow } from "../../src/view/field-row.tsx";
import rowStyles from "../../src/view/field-row.css";
import { mountView, type ViewProps } from "../../src/view/island.tsx";
import { words } from "./phrases.ts";
import styles from "./sign-in.css";

/**
 * `<vs-sign-in>`: name and password over a page whose session has ended, or a link to the server's own sign-in page
 * (docs/safety.md, §4).
 */
export const mount = mountView(SignIn, dialogStyles, rowStyles, styles);

function SignIn({ inside }: ViewProps) {
  const { host } = inside;
  const { open } = inside.entry();
  const login = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!host.title) Object.assign(host, { title: words("signInTitle") });
    if (open) (settings.user ? password : login).current?.focus();
  }, [open, host]);
  useEffect(() => watchReturn(host), [host]);
  const { problem, setProblem, isBusy, isElsewhere, submit } = useSignIn(host, login, password);

  const foot = (
    <>
      <button type="button" onClick={() => close(host, false)}>
        {t("cancel")}
      </button>
      <button form="sign-in" className="main" aria-disabled={isBusy}>
        {words(isBusy ? "signInDoing" : isElsewhere ? "signInGoOn" : "signInDo")}
      </button>
    </>
  );
  return (
    <Dialog inside={inside} foot={foot}>
      <form id="sign-in" noValidate onSubmit={(event) => void submit(event)}>
        <p className="about">{words("signInAbout")}</p>
        {isElsewhere ? <ServerPage /> : <Controls {...{ login, password, problem }} typed={() => setProblem("")} />}
        <p className="problem" id="problem" role="alert">
          {problem}
        </p>
      </form>
    </Dialog>
  );
}

type Control = RefObject<HTMLInputElement | null>;

/** Signs in; returns the problem to show and the state of the button. */
function useSignIn(host: HTMLElement, login: Control, password: Control) {
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [isElsewhere, setElsewhere] = useState(!settings.session_url);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (isElsewhere) return goOn();
    const [name, secret] = [login.current?.value ?? "", password.current?.value ?? ""];
    if (!name || !secret) return setProblem(words("signInEmpty"));
    setBusy(true);
    try {
      const found = await postLogin(name, secret);
      if (found.kind === "in") return close(host, true);
      if (found.kind === "page") setElsewhere(true);
      setProblem(found.kind === "wrong" ? found.text : found.kind === "other" ? words("signInOther") : "");
      if (found.kind === "wrong" && password.current?.value === secret) password.current.select();
    } catch (error) {
      console.error(error);
      setProblem(words("signInFailed"));
    } finally {
      setBusy(false);
    }
  }

  /**
   * After signing in on the server's own page: closes the dialog. When the state is unknown, the waiting calls will
   * show it.
   */
  async function goOn(): Promise<void> {
    const found = await hasSession();
    if (found === "in" || found === undefined) return close(host, true);
    setProblem(words(found === "other" ? "signInOther" : "signInNotYet"));
  }
  return { problem, setProblem, isBusy, isElsewhere, submit };
}

/** A link to the server's own sign-in page. */
const ServerPage = () => (
  <p className="about">
    <a href={resolve(settings.login_url) ?? "/"} target="_blank" rel="noopener">
      {words("signInTab")}
    </a>
    . {words("signInPage")}
  </p>
);

interface ControlsProps {
  login: Control;
  password: Control;
  problem: string;
  typed(): void;
}

function Controls({ login, password, problem, typed }: ControlsProps) {
  return (
    <>
      <FieldRow id="login" label={words("signInLogin")} isRequired={false} requiredWord="" help="" problem="">
        <input
          ref={login}
          id="login"
          className="control"
          part="control"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={settings.user ?? ""}
        />
      </FieldRow>
      <FieldRow id="password" label={words("signInPassword")} isRequired={false} requiredWord="" help="" problem="">
        <input
          ref={password}
          id="password"
          className="control"
          part="control"
          type="password"
          autoComplete="current-password"
          aria-invalid={problem !== ""}
          aria-describedby="problem"
          onInput={typed}
        />
      </FieldRow>
    </>
  );
}

/** With `session_url`: when the user returns from another tab and is signed in, the dialog closes. */
function watchReturn(host: HTMLElement): () => void {
  const look = async () => {
    if (!document.hidden && settings.session_url && (await hasSession()) === "in") close(host, true);
  };
  const listen = () => void look();
  document.addEventListener("visibilitychange", listen);
  return () => document.removeEventListener("visibilitychange", listen);
}
