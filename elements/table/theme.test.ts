/** Tables light and dark: as the page is around them, also after it has changed (LOOK: dark by the page's background). */
import "../main.ts";
import { answers } from "../../test/support/memory-server.ts";
import { waitUntil } from "../../test/support/wait-until.ts";

const place = document.body.appendChild(document.createElement("div"));
const page = document.documentElement;
afterEach(() => {
  place.replaceChildren();
  place.removeAttribute("style");
  delete page.dataset["theme"];
});
const boxOf = (tag: Element) => tag.shadowRoot!.querySelector<HTMLElement>(".vs");

it("a table of records is dark in a dark part of the page, and light again when the part is", async () => {
  answers([{ name: "a" }]);
  place.style.background = "#111";
  place.innerHTML = '<vs-table table="a.b" columns=\'["name"]\'></vs-table>';
  const [tag] = place.children;
  await waitUntil(() => boxOf(tag!)?.dataset["theme"] === "dark", "not dark");
  page.dataset["theme"] = "light";
  await waitUntil(() => boxOf(tag!)!.dataset["theme"] === "light", "still dark");
});

it("the headings and the menu of a page's own table follow a page that turns dark", async () => {
  place.innerHTML =
    '<vs-table name="t"><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table></vs-table>';
  const tag = place.firstElementChild as HTMLElement;
  await waitUntil(() => place.querySelector("table[role=grid]"), "not taken");
  place.style.background = "rgb(17, 17, 17)";
  page.dataset["theme"] = "dark";
  await waitUntil(() => tag.style.getPropertyValue("--vs-behind") === "rgb(17, 17, 17)", "the heading is still light");
  place.querySelector("th")!.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
  await waitUntil(() => boxOf(tag)?.dataset["theme"] === "dark", "the menu is not dark");
  page.dataset["theme"] = "light";
  await waitUntil(() => boxOf(tag)!.dataset["theme"] === "light", "the menu is still dark");
});
