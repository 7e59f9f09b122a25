/** The features that a page's markup or a key asks for; start.ts looks whether one is asked for. */
import { showFailure } from "../load-failed.ts";

/** When its code has failed it is not tried again by itself: it may have written already. */
export async function submit(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const { submit: send } = await import("../clicks/submit.ts");
  await send(form, submitter).catch((error: unknown) => {
    console.error(error);
    showFailure(() => location.reload());
  });
}
export const makeFocusable = async (actions: string[]) =>
  (await import("../clicks/make-focusable.ts")).makeFocusable(actions);
export const press = async (event: KeyboardEvent, target: EventTarget | undefined) =>
  (await import("../clicks/keyboard.ts")).press(event, target);
export async function watchHost(): Promise<void> {
  (await import("../refreshing/host-state.ts")).watchHost();
  (await import("../refreshing/other-tabs.ts")).followTabs();
}
export const connect = async () => {
  // before anything asks for the page's code, which looks at the settings too
  const { keepSettingsRight } = await import("../../base/check-settings.ts");
  keepSettingsRight();
  (await import("../socket.ts")).connect();
};
/** For authors: names misspelt tags and attributes. */
export async function check(): Promise<void> {
  const [{ tellNearMisses }, { tellTakenOver }] = await Promise.all([
    import("../inspecting/near-misses.ts"),
    import("../inspecting/taken-over.ts"),
  ]);
  tellNearMisses();
  tellTakenOver();
}
export const tellPolyfill = () =>
  console.info(`vs-elements ${VERSION}: a polyfill came before vs.js; fields stay plain.`);
export const enter = async () => (await import("./enter.ts")).enter();
