import { formats } from "../formats/formats.ts";
import { methods } from "../methods/methods.ts";
import { lines } from "../role-table.ts";
import { shellPages } from "../shell/shell-pages.ts";
import { startServer } from "../main.ts";
import { call, signIn, type Client } from "../test-client.ts";
import { expect, test } from "../test-server.ts";
import { widgets } from "../widgets/widgets.ts";

const oddTexts = [
  "constructor",
  "__proto__",
  "toString",
  "\u0000",
  "%",
  "'",
  "-1",
  "99999999999999999999",
  "{",
  "а".repeat(3000),
];
const names =
  "kind name id table limit offset order filter value field form pk fields key parent val smart lang obj data model_name object_id district status page text url method group back".split(
    " ",
  );
const deep = "[".repeat(100_000) + "]".repeat(100_000);
const deepObject = `{"a":`.repeat(50_000) + "1" + "}".repeat(50_000);
/** A 500 that the demo gives on purpose. */
const onPurpose = /broken|register/;

test("no route answers 500 to odd parameters, whoever sends them", async ({ server, admin }) => {
  test.setTimeout(180_000);
  for (const line of lines.filter(({ route }) => !/logout|required/.test(route))) {
    const [method = "", path = ""] = (line.sent ?? line.route).split(" ");
    const odd = oddTexts.map((text) => new URLSearchParams(names.map((name) => [name, text])).toString());
    const paths = [...odd.map((query) => `${path.split("?")[0]}?${query}`), ...oddPaths(line.route)];
    for (const one of paths) {
      const reading = method === "GET";
      const ours = { "X-Requested-With": "XMLHttpRequest" };
      const answer = reading ? await admin.get(one, ours) : await admin.send(method, one, line.body ?? {}, ours);
      if (!onPurpose.test(one)) expect.soft(answer.status, `${method} ${one.slice(0, 200)}`).toBeLessThan(500);
    }
  }
  expect((await call(server.url, "/login?kind=constructor")).status).toBe(200);
});

test("no format, widget, page of the shell or method answers 500 to odd parameters", async ({ admin }) => {
  const paths = [
    ...Object.keys(formats).map((name) => `/api/format/${name}`),
    ...Object.keys(widgets).map((name) => `/widget/${name}`),
    ...Object.keys(shellPages).map((name) => `/api/template/interface/${name}`),
    ...Object.keys(methods).map((name) => `/api/method/${name}`),
  ];
  for (const path of paths.filter((one) => !onPurpose.test(one))) {
    for (const text of oddTexts) {
      const query = new URLSearchParams(names.map((name) => [name, text])).toString();
      const answer = await admin.get(`${path}?${query}`, { "X-Requested-With": "XMLHttpRequest" });
      expect.soft(answer.status, `${path} ${text.slice(0, 20)}`).toBeLessThan(500);
    }
  }
});

test("a body that is deep, huge in keys, broken or of odd values is refused with 4xx", async ({}, info) => {
  test.setTimeout(120_000);
  // a server of its own: it closes connections with unread bodies, which other tests would still use
  const server = await startServer({ dataDir: info.outputPath("data") });
  try {
    await sendOddBodies(await signIn(server.url, "admin"));
  } finally {
    await server.close();
  }
});

async function sendOddBodies(admin: Client): Promise<void> {
  const many = JSON.stringify(Object.fromEntries(Array.from({ length: 150_000 }, (_, at) => [`k${at}`, 1])));
  const odd = Object.fromEntries(names.map((name) => [name, { constructor: { a: [null, "\u0000"] } }]));
  const multipart = { "Content-Type": "multipart/form-data; boundary=x" };
  const manyFields = Array.from({ length: 2000 }, (_, at) => `a${at}=1`).join("&");
  for (const line of lines.filter(({ route }) => !/^GET|logout|required/.test(route))) {
    const [method = "", path = ""] = (line.sent ?? line.route).split(" ");
    const once = (body: unknown, type: string) =>
      admin.send(method, path, body, { "Content-Type": type, "X-Requested-With": "XMLHttpRequest" });
    const send = (body: unknown, type = "application/json") => again(() => once(body, type));
    for (const body of [deep, deepObject, many, "[]", "null", "{", JSON.stringify(odd), `{"obj":${deep}}`]) {
      const { status } = await send(body);
      expect.soft(status, `${method} ${path} ${body.slice(0, 30)}`).toBeLessThan(500);
    }
    for (const body of ["--x\r\nbroken", "", '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\n'])
      expect
        .soft((await send(body, multipart["Content-Type"])).status, `${method} ${path} multipart`)
        .toBeLessThan(500);
    const form = await send(manyFields, "application/x-www-form-urlencoded");
    expect.soft(form.status, `${method} ${path} form`).toBeLessThan(500);
  }
  for (const body of [deep, deepObject, many]) {
    expect((await admin.send("PUT", "/api/works.request/7", body, { "Content-Type": "application/json" })).status).toBe(
      400,
    );
  }
  const filter = encodeURIComponent("[".repeat(3000));
  expect((await admin.get(`/api/works.request/?filter=${filter}`)).status).toBe(400);
}

/** A route that does not read its body answers early and closes the connection, which the next calls may still use. */
async function again<Result>(send: () => Promise<Result>, left = 5): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    if (!left) throw error;
    return again(send, left - 1);
  }
}

/** The route with each of its places filled oddly. */
function oddPaths(route: string): string[] {
  const path = route.split(" ")[1] ?? "";
  if (!path.includes(":")) return [];
  const fills = [
    "constructor",
    "__proto__",
    "%00",
    "%E0%A4%A",
    "9".repeat(30),
    "a.constructor",
    "works.request",
    "app.session",
  ];
  return fills.map((fill) => path.replace(/:\w+(\{[^/]*\})?/g, fill));
}
