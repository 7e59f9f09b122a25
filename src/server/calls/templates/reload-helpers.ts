import { request } from "../../client/client.ts";

/** GET /helper/reload (R7.3-17): the server reads its helpers anew. Counts as a write. @throws ServerError */
export const reloadHelpers = async (opener?: Element): Promise<void> =>
  void (await request({ name: "reload", kind: "write", opener }));
