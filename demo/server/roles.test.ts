import { makeApp } from "./app.ts";
import { lines, visitors, type Line } from "./role-table.ts";
import type { Server } from "./server.ts";
import { call, signIn, type Answered, type Client } from "./test-client.ts";
import { expect, test } from "./test-server.ts";

type Visitor = (typeof visitors)[number];

test("every route has a line in the table of roles, and every line a route", () => {
  const server = { database: { pool: {} } } as unknown as Server;
  const isRoute = ({ method, path }: { method: string; path: string }) =>
    path === "/admin/*" ||
    !(path.endsWith("*") || (method === "ALL" && ["/admin._copy", "/upload_image_to_ftp"].includes(path)));
  const routes = makeApp(server, { faults: false }).routes.filter(isRoute);
  const declared = new Set(routes.map(({ method, path }) => `${method} ${path}`));
  expect([...new Set(lines.map(({ route }) => route))].toSorted()).toEqual([...declared].toSorted());
});

test("each role gets from each route what the table says, with a policy on every answer", async ({ server }) => {
  test.setTimeout(180_000);
  const people = await signInAll(server.url);
  const ended = await signIn(server.url, "demo");
  await ended.send("POST", "/logout", {});
  for (const line of lines) {
    const statuses: number[] = [];
    for (const visitor of visitors) {
      const endsSession = /^POST \/log(in|out)$/.test(line.route) && visitor in people;
      const client = endsSession
        ? await signIn(server.url, loginOf(visitor))
        : visitor === "ended"
          ? ended
          : people[visitor];
      const answer = await visit(server.url, line, { visitor, client, other: people["chief"]! });
      statuses.push(answer.status);
      const policy = answer.headers.get("content-security-policy");
      expect.soft(policy, `policy of ${line.sent ?? line.route} for ${visitor}`).toContain("object-src 'none'");
    }
    expect.soft(statuses.join(" "), line.sent ?? line.route).toBe(line.status);
  }
});

test("with required signatures every way that writes is refused without one, and nothing else is", async ({
  server,
  admin,
}) => {
  await admin.send("PUT", "/api-user/signer/required", { required: true });
  try {
    for (const line of lines.filter(({ route }) => !/required|log(in|out)/.test(route))) {
      const answer = await visit(server.url, line, { visitor: "admin", client: admin, other: admin });
      const isRefused = answer.text.includes("Запис потрібно підписати");
      expect.soft(isRefused, line.sent ?? line.route).toBe(line.signed === true);
    }
  } finally {
    await admin.send("PUT", "/api-user/signer/required", { required: false });
  }
});

async function signInAll(url: string): Promise<Partial<Record<Visitor, Client>>> {
  const clients = await Promise.all(
    visitors.slice(2).map(async (visitor) => [visitor, await signIn(url, loginOf(visitor))]),
  );
  return Object.fromEntries(clients);
}

function loginOf(visitor: Visitor): string {
  return ["viewer", "chief", "admin"].includes(visitor) ? visitor : "demo";
}

interface Visit {
  visitor: Visitor;
  client: Client | undefined;
  /** Whose token the visitor "token" sends. */
  other: Client;
}

/** The call of a line as that visitor's browser would send it. */
function visit(url: string, line: Line, { visitor, client, other }: Visit): Promise<Answered> {
  const [sentMethod = "", path = ""] = (line.sent ?? line.route).split(" ");
  const ours = {
    "X-Requested-With": "XMLHttpRequest",
    Origin: url,
    "X-CSRF-Token": (visitor === "token" ? other : client)?.csrf ?? "",
  };
  const headers = {
    ...(client && { Cookie: client.cookie }),
    ...(visitor === "foreign" ? { "Sec-Fetch-Site": "cross-site" } : ours),
  };
  const body = line.body && (JSON.parse(JSON.stringify(line.body).replace("{login}", loginOf(visitor))) as object);
  return call(url, path, { method: sentMethod, body, headers });
}
