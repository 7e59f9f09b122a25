// layer 2: page
/** The application's own page: where there is a `vs-outlet`, forms are routes in it, not popups (R2.1-20). */
import { settings } from "../../base/settings.ts";
import type { FormPlace } from "./form-path.ts";
import type { Route } from "./route.ts";

export interface Shell {
  base: string;
  home: string;
  /** The current route. */
  route(): Route;
  /** The path of a form; its save returns to the current page. Null for names that cannot be a path. */
  pathOf(form: FormPlace): string | null;
  /** Whether an address is a route of the shell, which is shown without loading the page. */
  takes(url: URL): boolean;
  /**
   * Goes to a path of the shell with a new history entry. @returns whether it was reached; a person may stay because of
   * typed input
   */
  go(path: string): Promise<boolean>;
  /** Goes to the address in `back`, else to the home page (R2.2-18). @returns whether it was reached */
  back(): Promise<boolean>;
  /** Replaces the address without changing what is shown. */
  stand(path: string): void;
  /** Removes a pair from the address; what is shown stays. */
  forget(key: string): void;
}

let current: Shell | undefined;

export const enterShell = (own: Shell | undefined): void => void (current = own);

/** The shell of this page; undefined where the setting `admin_host` says that the page is not the application. */
export function shell(): Shell | undefined {
  const { admin_host: host } = settings;
  const isOwn = !host || location.host === host || location.hostname === host || location.pathname.startsWith(host);
  return isOwn ? current : undefined;
}
