import { expect } from "@open-wc/testing";
import { formPath } from "./form-path.ts";
import { pagePath, readRoute, stateRoute, type Route } from "./route.ts";

const read = (path: string, base = "/") => readRoute(new URL(path, "https://x.example"), { base, home: "start" });
const page = (name: string, state: Record<string, string> = {}) => ({ kind: "page", page: name, state });

describe("routes of the shell (R2.1-…)", () => {
  const table: [string, string, object][] = [
    ["R2.1-01", "/add/works.request/request", { kind: "add", table: "works.request", form: "request" }],
    ["R2.1-01", "/add/works.request", { kind: "add", table: "works.request", form: "" }],
    [
      "R2.1-12",
      "/add/app.image_region#geom=POINT%20(1%202)",
      { kind: "add", table: "app.image_region", form: "", geom: "POINT (1 2)" },
    ],
    ["R2.1-02", "/edit/works.request/17/request", { kind: "edit", table: "works.request", id: "17", form: "request" }],
    ["R2.1-02", "/edit/works.request/17", { kind: "edit", table: "works.request", id: "17", form: "" }],
    ["R2.1-02", "/edit/request", { kind: "edit", table: "request", id: "request", form: "" }],
    ["R2.1-03", "/info/works.request/17/request", { kind: "info", table: "works.request", id: "17", form: "request" }],
    ["R2.1-04", "/del/works.request?id=17", { kind: "del", table: "works.request", id: "17" }],
    ["R2.1-04", "/del/works.request/17", { kind: "del", table: "works.request", id: "17" }],
    ["R2.1-05", "/modal-info/card/works.request/body/17", { kind: "modal-info", path: "card/works.request/body/17" }],
    ["R2.1-06", "/save/works.request/17", { kind: "save", table: "works.request", id: "17", obj: "" }],
    ["R2.1-06", "/save/a.b/5?obj=x:1", { kind: "save", table: "a.b", id: "5", obj: "x:1" }],
    ["R2.1-06", "/save/a.b/5/obj=%7B%22x%22%3A1%7D", { kind: "save", table: "a.b", id: "5", obj: '{"x":1}' }],
    ["R2.1-07", "/requests", page("requests")],
    ["R2.1-07", "/", page("start")],
    ["R2.1-08", "/requests/status=done/page=2", page("requests", { status: "done", page: "2" })],
    ["R2.1-08", "/requests?q=%D0%BB%D1%96%D1%81", page("requests", { q: "ліс" })],
    ["R2.1-10", "/ua/requests", page("requests")],
    ["R2.1-10", "/ru/add/a.b", { kind: "add", table: "a.b", form: "" }],
    ["R2.1-11", "/admin/requests", page("requests")],
    ["R2.1-11", "/en/admin/requests/a=b", page("requests", { a: "b" })],
    ["R2.1-14", "/vs/abc-123", { kind: "token", token: "abc-123" }],
    [
      "R2.2-13",
      "/add/a.b/f/obj=%7B%22x%22%3A%22a%2Fb%3Dc%22%7D",
      { kind: "add", table: "a.b", form: "f", obj: '{"x":"a/b=c"}' },
    ],
    ["R2.2-13", "/add/a.b/f/obj=%7B%22x%22%3A1%7D", { kind: "add", table: "a.b", form: "f", obj: '{"x":1}' }],
    ["R2.2-18", "/edit/a.b/1?back=%2Frequests", { kind: "edit", id: "1", back: "/requests" }],
  ];
  for (const [id, path, route] of table) it(`[${id}] ${path}`, () => expect(read(path)).to.deep.include(route));

  it("a path outside the shell, or without a page, is the home page", () => {
    for (const path of ["/admin.html", "/legacy.html", "/office", "/office/"])
      expect(read(path, "/office/"), path).to.deep.include(page("start"));
    expect(read("/office/a/k=v", "/office/")).to.deep.include(page("a", { k: "v" }));
    expect(read("/add"), "add without a table").to.deep.include(page("start"));
  });

  it("[R2.1-13] [R1-21] with vue_form add and edit are pages of the server", () => {
    const route = readRoute(new URL("https://x.example/edit/a.b/1"), { base: "/", home: "start", hasForms: false });
    expect(route).to.deep.include(page("edit"));
  });

  it("keys that reach a prototype are plain filters; a broken escape stays as it is", () => {
    const { state } = read("/a/__proto__=1/x=%E0%A4%A") as Extract<Route, { kind: "page" }>;
    expect(Object.entries(state)).to.eql([
      ["__proto__", "1"],
      ["x", "%E0%A4%A"],
    ]);
    expect(({} as Record<string, unknown>)["1"]).to.equal(undefined);
  });
});

describe("paths of routes", () => {
  it("[R2.2-13] [R2.2-14] [R2.2-18] of forms, with obj and the way back; info needs none", () => {
    const back = "/admin/requests/status=new?q=1";
    expect(formPath("/admin/", { action: "edit", table: "a.b", id: "1/2", form: "f", obj: { x: "й" } }, back)).to.equal(
      "/admin/edit/a.b/1%2F2/f/obj=%7B%22x%22%3A%22%D0%B9%22%7D?back=%2Fadmin%2Frequests%2Fstatus%3Dnew%3Fq%3D1",
    );
    expect(formPath("/", { action: "info", table: "a.b", id: "1" }, back)).to.equal("/info/a.b/1");
    expect(formPath("/", { action: "add", table: ".." }, back)).to.equal(null);
  });

  it("a path that was written is read back the same", () => {
    const path = pagePath("/x/", "requests", { "a b": "c/d", e: "=" });
    expect(read(path, "/x/")).to.deep.include(page("requests", { "a b": "c/d", e: "=" }));
  });
});

describe("state [R2.2-01]", () => {
  const now = { kind: "page", page: "list", state: { a: "1", b: "2" } } as Route;
  it("adds to the current page, removes an empty key, starts anew on another page", () => {
    expect(stateRoute("b=3/c=4", now, "start")).to.eql({ page: "list", state: { a: "1", b: "3", c: "4" } });
    expect(stateRoute("list/a=", now, "start")).to.eql({ page: "list", state: { b: "2" } });
    expect(stateRoute("other/c=4", now, "start")).to.eql({ page: "other", state: { c: "4" } });
    expect(stateRoute("other", now, "start")).to.eql({ page: "other", state: {} });
    expect(stateRoute("a=1", { kind: "token", token: "x" }, "start")).to.eql({ page: "start", state: { a: "1" } });
  });
});
