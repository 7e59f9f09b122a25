/** Sign-out (setting `signed_out`): deletes all drafts of that user in this browser. */
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
