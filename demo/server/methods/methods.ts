import { autofill, copyOf, newId } from "./admin.ts";
import { deleteItem, importItems, orderItems } from "./classifiers.ts";
import type { Method } from "./method.ts";
import { archive, card, close, letter, register, remind, renew, take } from "./requests.ts";

/** All methods by their names. Those whose name begins with `request.` are widget actions too. */
export const methods: Record<string, Method> = {
  "request.take": { role: "editor", run: take },
  "request.close": { role: "editor", run: close },
  "request.renew": { role: "editor", run: renew },
  "request.remind": { role: "editor", run: remind },
  "request.card": { role: "viewer", run: card },
  "request.letter": { role: "viewer", run: letter },
  "request.archive": { role: "editor", run: archive },
  "request.register": { role: "editor", run: register },
  "admin._get_id": { role: "editor", run: newId },
  "admin._autofill": { role: "viewer", run: autofill },
  "admin.cls_order": { role: "editor", run: orderItems },
  "admin.cls_import": { role: "admin", run: importItems },
  "admin.cls_delete": { role: "admin", run: deleteItem },
  "admin._copy": { role: "editor", run: copyOf },
};
