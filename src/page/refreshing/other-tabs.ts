// layer 12: notices
/** Tells the other tabs of this browser about saves and deletes, so that their lists and open forms follow at once. */
import { isData } from "../../base/data.ts";
import { refresh } from "./refresh.ts";

const name = "vs-saved";

/** A record that was saved or deleted. */
export interface Changed {
  table: string;
  id: string;
  isDeleted?: boolean;
}

let channel: BroadcastChannel | undefined;
const open = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === "undefined" ? undefined : (channel ??= new BroadcastChannel(name));

export const tellTabs = (changed: Changed): void => open()?.postMessage(changed);

/** Calls `run` for each change in another tab. @returns a function that stops it */
export function hearTabs(run: (changed: Changed) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (isData(data) && typeof data["table"] === "string" && typeof data["id"] === "string")
      run({ table: data["table"], id: data["id"], isDeleted: data["isDeleted"] === true });
  };
  const own = open();
  own?.addEventListener("message", hear);
  return () => own?.removeEventListener("message", hear);
}

let isListening = false;
/** From now on the lists of this page follow what other tabs save. */
export function followTabs(): void {
  if (isListening) return;
  isListening = true;
  hearTabs(({ table }) => void refresh({ table, otherwise: () => {} }));
}
