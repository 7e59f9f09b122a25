import { expect } from "@open-wc/testing";
import { startClock } from "../../../test/support/clock.ts";
import { dismiss, shownNotices } from "../notices/notify.ts";
import { print } from "./print-window.ts";

describe("printing one element", () => {
  const { open, print: own } = window;
  afterEach(() => Object.assign(window, { open, print: own }));

  it("[R2.3-30] [R9.4-04] opens a window with the page's sheets and no scripts, after 500 ms for layout", async () => {
    const done: string[] = [];
    const page = document.implementation.createHTMLDocument();
    window.open = () => ({ document: page, print: () => done.push("print"), close: () => done.push("close") }) as never;
    const style = document.head.appendChild(document.createElement("style"));
    style.textContent = ".card { color: red }";
    const card = document.createElement("div");
    card.innerHTML = "<p>Картка</p><script>window.bad = 1</script>";
    document.title = "Звернення 17";
    const clock = startClock();
    const printing = print(card);
    expect(page.title).to.equal("Звернення 17");
    expect(page.body.innerHTML).to.equal("<div><p>Картка</p></div>");
    expect(page.head.textContent).to.include(".card { color: red }");
    clock.pass(499);
    await Promise.resolve();
    expect(done).to.eql([]);
    clock.pass(1);
    clock.end();
    await printing;
    style.remove();
    expect(done).to.eql(["print", "close"]);
  });

  it("[R2.3-30] a window that the browser blocks is reported in the console", async () => {
    const { error } = console;
    const said: string[] = [];
    console.error = (words: string) => said.push(words);
    window.open = () => null;
    window.print = () => {};
    await print(document.body);
    console.error = error;
    expect(said[0]).to.include("has not opened a window");
    dispatchEvent(new Event("afterprint"));
  });

  it("without a window an element of the page is printed from the page, of another element it is said", async () => {
    const { error } = console;
    console.error = () => {};
    window.open = () => null;
    const printed: boolean[] = [];
    const card = document.body.appendChild(document.createElement("div"));
    window.print = () => {
      dispatchEvent(new Event("beforeprint"));
      printed.push(card.hasAttribute("data-vs-printed"));
      dispatchEvent(new Event("afterprint"));
    };
    await print(card);
    card.remove();
    expect([printed, shownNotices().length]).to.eql([[true], 0]);
    await print(card);
    console.error = error;
    expect(printed.length).to.equal(1);
    const [notice] = shownNotices();
    expect([notice?.kind, notice?.text.startsWith("Браузер заблокував вікно друку.")]).to.eql(["danger", true]);
    dismiss(notice!.number);
  });
});
