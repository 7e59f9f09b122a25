/* oxlint-disable no-script-url -- what the doors must refuse */
import { expect } from "@open-wc/testing";
import { configure } from "./settings.ts";
import { fillAddress, resolve, safeUrl } from "./url.ts";

const { origin } = location;

describe("the url door", () => {
  afterEach(() => configure({ base_url: "" }));

  it("lets addresses of this origin and of named hosts through", () => {
    expect(safeUrl("/list?a=1#b")).to.equal(`${origin}/list?a=1#b`);
    expect(safeUrl("list.php")).to.equal(`${origin}/list.php`);
    expect(safeUrl(`${origin}/x`)).to.equal(`${origin}/x`);
    expect(safeUrl(" /x ")).to.equal(`${origin}/x`);
    expect(safeUrl("https://maps.example/x", { hosts: ["maps.example"] })).to.equal("https://maps.example/x");
  });

  const hostile = [
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\tscript:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "vbscript:x",
    "data:text/html,<script>alert(1)</script>",
    "blob:http://a/b",
    "file:///etc/passwd",
    "about:blank",
    "ftp://example.org/",
    "mailto:a@b",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https:\\\\evil.example",
    "https://evil.example",
    "https://user@localhost/",
    "https://a:b@localhost/",
    `${origin}@evil.example/`,
    `${origin.replace("//", "//user:pw@")}/`,
    "/a\u0000b",
    "/a\rb",
    "/a\u007f",
    "/a\ud800b",
    "https://",
    "http://[::1",
    "",
    `${origin}.evil.example/`,
    "filesystem:http://a/b",
    "view-source:http://a",
    "intent://x",
    "ws://localhost/",
  ];
  for (const text of hostile)
    it(`refuses ${JSON.stringify(text)}`, () => {
      expect(safeUrl(text)).to.equal(null);
    });
  it("refuses values that are not text", () => {
    for (const value of [null, undefined, 5, {}, [], document.body]) expect(safeUrl(value)).to.equal(null);
  });

  it("[R7-01] resolves calls from the site's root, also without a slash, also with <base>", () => {
    const base = Object.assign(document.createElement("base"), { href: "https://evil.example/folder/" });
    document.head.append(base);
    expect(resolve("tpl/ajax.php?a=1")).to.equal(`${origin}/tpl/ajax.php?a=1`);
    expect(resolve("/api/x")).to.equal(`${origin}/api/x`);
    base.remove();
  });

  it("[R7-01] resolves calls from base_url, which may be a folder or another host", () => {
    configure({ base_url: "/app" });
    expect(resolve("/api/x")).to.equal(`${origin}/app/api/x`);
    expect(resolve("/app/api/x")).to.equal(`${origin}/app/api/x`);
    configure({ base_url: "https://api.example/v1/" });
    expect(resolve("/api/x")).to.equal("https://api.example/v1/api/x");
    expect(resolve("//evil.example/x")).to.equal(null);
    expect(resolve("https://evil.example/x")).to.equal(null);
  });

  for (const path of [
    "/a/../b",
    "/a/..",
    "../a",
    "/./a",
    "/a/.",
    "/%2e%2e/a",
    "/a/.%2E/b",
    "/a/%2e",
    "/a/..%2fb",
    "/a%2f..%2fb",
    "/a/..%5cb",
    "/a/..;/b",
    "..\\a",
    "/a\\b",
    "/a\nb",
    "javascript:x",
    "data:text/html,x",
  ])
    it(`refuses the path ${path}`, () => {
      expect(resolve(path)).to.equal(null);
    });
  it("keeps dots that are not path segments", () => {
    for (const path of ["/a.b/c..d/.well-known/...", "/a?x=../y", "/a#/.."])
      expect(resolve(path)).to.equal(origin + path);
  });

  const fillings: [template: string, values: Record<string, unknown>, address: string | null][] = [
    ["/api/{table}/{id}", { table: "works.request", id: 12 }, "/api/works.request/12"],
    ["/api/{table}/{id}", { table: "a", id: "1/2" }, "/api/a/1%2F2"],
    ["/api/{table}/{id}", { table: "a", id: "?x=1#y&z" }, "/api/a/%3Fx%3D1%23y%26z"],
    [
      "/api/{table}/{id}",
      { table: "ділянка", id: "%2e%2e" },
      "/api/%D0%B4%D1%96%D0%BB%D1%8F%D0%BD%D0%BA%D0%B0/%252e%252e",
    ],
    ["/api/{table}/{id}", { table: "a", id: "" }, null],
    ["/api/{table}/{id}", { table: "a" }, null],
    ["/api/{table}/{id}", { table: "a", id: null }, null],
    ["/api/{table}/{id}", { table: "a", id: ".." }, null],
    ["/api/{table}/{id}", { table: ".", id: 1 }, null],
    ["/api/{table}/{id}", { table: "a", id: "1\n2" }, null],
    ["/api/{table}/{id}", { table: "a", id: "\ud800" }, null],
    ["/api/{table}/{id}", { table: "a", id: {} }, null],
    ["/api/{table}/{id}", { table: "a", id: false }, "/api/a/false"],
    ["/api/{constructor}", {}, null],
    ["/api/{__proto__}", {}, null],
    ["/api/{table}", { table: "a\\b" }, "/api/a%5Cb"],
    ["/w/{path}", { path: "a b/c?d" }, "/w/a%20b/c%3Fd"],
    ["/w/{path}", { path: "a/../b" }, null],
    ["/w/{dir}?x=", { dir: "" }, "/w/?x="],
    ["/w/{url}", { url: "./a" }, null],
    ["/s/{names},1", { names: ["kinds", "a,b"] }, "/s/kinds,a%2Cb,1"],
    ["/s/{names},1", { names: [] }, null],
    ["/s/{names},1", { names: ["a", ".."] }, null],
  ];
  for (const [template, values, address] of fillings)
    it(`fills ${template} with ${JSON.stringify(values)}`, () => {
      expect(fillAddress(template, values)).to.equal(address);
    });
});
