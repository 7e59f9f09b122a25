// layer 2: page
/** The application's own page: where a `vs-outlet` stands, forms are places in it and not popups (R2.1-20). */
import { settings } from "../../base/settings.ts";
import type { FormPlace } from "./form-path.ts";
import type { Route } from "./route.ts";

export interface Shell {
  base: string;
  home: string;
  /** Where one is. */
  route(): Route;
  /** The place of a form, from which its saving returns to here; null for names that are none. */
  pathOf(form: FormPlace): string | null;
  /** Goes to a path of the shell, as a step of history. @returns whether one is there: typed input may keep one back */
  go(path: string): Promise<boolean>;
  /** The way back from a form that the address names, else the home page (R2.2-18). @returns whether one is there */
  back(): Promise<boolean>;
  /** Another address for what is shown. */
  stand(path: string): void;
  /** Takes a pair out of the address; what is shown stays. */
  forget(key: string): void;
}

let current: Shell | undefined;

export const enterShell = (own: Shell | undefined): void => void (current = own);

/** The shell of this page; none where setting `admin_host` says that the page is not the application's own. */
export function shell(): Shell | undefined {
  const { admin_host: host } = settings;
  const isOwn = !host || location.host === host || location.hostname === host || location.pathname.startsWith(host);
  return isOwn ? current : undefined;
}
