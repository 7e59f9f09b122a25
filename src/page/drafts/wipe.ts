/** Signing out (setting `signed_out`): what this browser keeps of that person's typing goes. */
import { forget, found } from "../../base/storage/disk.ts";
import { settings } from "../../base/settings.ts";
import { ownerOf } from "./keeper.ts";

export async function wipe(): Promise<void> {
  const user = settings.signed_out;
  if (!user) return;
  const drafts = await found("drafts", "owner", ownerOf(user, ""));
  await forget(
    "drafts",
    drafts.map(({ id }) => id),
  );
}
