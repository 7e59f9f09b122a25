import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { doorFaults } from "./support/doors.mjs";
import { shippedFiles } from "./support/sources.mjs";

describe("doors", () => {
  it("every use of html, net and css goes through its door", async () => {
    assert.deepEqual(await doorFaults(shippedFiles()), []);
  });
});

describe("the doors test itself", () => {
  const gaps = [
    "node.innerHTML = text;",
    'node["innerHTML"] = text;',
    "const { innerHTML } = node;",
    "node.outerHTML += text;",
    'node.insertAdjacentHTML("beforeend", text);',
    "node.setHTML(text);",
    "node.setHTMLUnsafe(text);",
    'new DOMParser().parseFromString(text, "text/html");',
    "document.createRange().createContextualFragment(text);",
    "document.write(text);",
    'document["writeln"](text);',
    "frame.srcdoc = text;",
    'fetch("/api/");',
    'window.fetch("/api/");',
    'natives.fetch("/api/");',
    "const { fetch } = window;",
    "new XMLHttpRequest();",
    'new WebSocket("/socket");',
    'navigator.sendBeacon("/log", text);',
    "node.style.cssText = text;",
    'node.setAttribute("style", text);',
    'document.createElement("style");',
    'document.createElementNS("http://www.w3.org/2000/svg", "style");',
    'show("<style>p{}</style>");',
    "show(`<style>${text}</style>`);",
    "eval(text);",
    "(0, eval)(text);",
    "new Function(text);",
    "Function(text)();",
    "new Worker(address);",
    "new SharedWorker(address);",
    "window.alert(text);",
    'window["confirm"](text);',
    "console.log(text);",
    "run.bind(node);",
    "for (const [at, name] of names.entries()) show(at, name);",
  ];
  for (const gap of gaps)
    it(`finds ${gap}`, async () => {
      const faults = await doorFaults(new Map([["src/page/gap.ts", gap]]));
      assert.equal(faults.length, 1, faults.join("\n"));
    });

  it("finds markup in JSX", async () => {
    const view = "export const a = (text: string) => <p dangerouslySetInnerHTML={{ __html: text }} />;";
    assert.equal((await doorFaults(new Map([["elements/form/a.tsx", view]]))).length, 1);
    const style = "export const a = <style>p</style>;";
    assert.equal((await doorFaults(new Map([["elements/form/a.tsx", style]]))).length, 1);
  });

  it("accepts the doors themselves", async () => {
    const faults = await doorFaults(
      new Map([
        ["src/html/door.ts", "node.setHTML(text);"],
        ["src/base/runtime/natives.ts", "const { fetch } = window;"],
        ["src/server/client/net.ts", "natives.fetch(url);"],
        ["src/base/css.ts", "node.style.cssText = text;"],
        [
          "src/view/fine.ts",
          "Object.entries(text); node.style.color = red; console.error(text); node.textContent = text;",
        ],
      ]),
    );
    assert.deepEqual(faults, []);
  });
});
