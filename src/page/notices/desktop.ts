/** Desktop notifications (R6-07): only if the host wants them and the person has allowed them. */
import { settings } from "../../base/settings.ts";

let isAsked = false;

/** Site id on which the permission is never asked for (R6-06). */
const quietSite = "1";

interface Shown {
  title: string;
  text: string;
  photo: string | null;
  url: string | null;
}

/**
 * Shows a notice as a desktop notification while the page is hidden. Asks for permission once, after an action of the
 * person.
 */
export async function showOnDesktop({ title, text, photo, url }: Shown): Promise<void> {
  // absent on plain http
  if (typeof Notification === "undefined") return;
  const mayAsk = !isAsked && String(settings.site_id) !== quietSite && navigator.userActivation?.isActive;
  if (Notification.permission === "default" && mayAsk) {
    isAsked = true;
    await Notification.requestPermission();
  }
  if (Notification.permission !== "granted" || !document.hidden) return;
  const heading = title || settings.site_name || document.title;
  const shown = new Notification(heading, { body: text, tag: `${title} ${text}`, ...(photo && { icon: photo }) });
  shown.addEventListener("click", () => {
    window.focus();
    if (url) location.assign(url);
    shown.close();
  });
}
