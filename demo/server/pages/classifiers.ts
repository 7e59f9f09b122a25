import { html } from "hono/html";
import type { Html } from "../markup.ts";
import type { Session } from "../session/session.ts";
import { isAtLeast, type Role } from "../session/roles.ts";
import { officePage } from "./office.ts";

/** /classifiers: trees of records; every change is saved at once. */
export function classifiersPage(session: Session): Html {
  /** Who may not change a tree only looks at it. */
  const actionsFor = (role: Role) => (isAtLeast(session.person.role, role) ? "" : "none");
  return officePage(
    { session, section: "/classifiers", title: "Класифікатори" },
    html`<main>
      <h1>Класифікатори</h1>
      <p>Етапи змінює кожен, хто реєструє звернення; теми — лише адміністратор.</p>
      <vs-tree
        title="Етапи робіт РР-0001"
        model="works.stage"
        filter='{"roadwork_id":1}'
        enable="enabled"
        type="Nestable"
        actions="${actionsFor("editor")}"
      ></vs-tree>
      <vs-tree
        title="Теми звернень"
        model="dict.cls"
        cls="topic"
        pk="code"
        text-key="ua"
        filter='{"list":"topic"}'
        enable="enabled"
        actions="${actionsFor("admin")}"
      ></vs-tree>
      <vs-tree
        title="Каталог робіт"
        model="dict.cls"
        cls="work_catalog"
        pk="code"
        text-key="ua"
        filter='{"list":"work_catalog"}'
        actions="none"
      ></vs-tree>
    </main>`,
  );
}

/** /classifiers/5000: a tree that is a value, filled by a script of the page. */
export function largeTreePage(session: Session): Html {
  return officePage(
    { session, section: "/classifiers/5000", title: "5 000 пунктів", script: "/assets/classifiers.js" },
    html`<main>
      <h1>5 000 пунктів</h1>
      <vs-tree name="plan" title="План міста" enable="enabled" size="20" data-items="5000"></vs-tree>
    </main>`,
  );
}
