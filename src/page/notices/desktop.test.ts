import { expect } from "@open-wc/testing";
import { configure } from "../../base/settings.ts";
import { showOnDesktop } from "./desktop.ts";

const notice = {
  number: 1,
  details: "",
  kind: "info",
  title: "",
  text: "Взято",
  photo: null,
  url: null,
  delayMs: 0,
  at: 0,
} as const;
const { Notification: Native } = window;
const shown: [string, unknown][] = [];
let asked = 0;
class Fake extends EventTarget {
  static permission = "default";
  static async requestPermission(): Promise<void> {
    asked++;
  }
  constructor(title: string, options: NotificationOptions) {
    super();
    shown.push([title, options.body]);
  }
  close(): void {}
}

before(() => {
  window.Notification = Fake as never;
  Object.defineProperty(navigator, "userActivation", { configurable: true, value: { isActive: true } });
  Object.defineProperty(document, "hidden", { configurable: true, value: true });
});
after(() => {
  window.Notification = Native;
  Reflect.deleteProperty(navigator, "userActivation");
  Reflect.deleteProperty(document, "hidden");
  configure({ site_id: null });
});

describe("notices of the browser [R6-07]", () => {
  it("[R6-06] the permission is asked for once, and never on site 1", async () => {
    configure({ site_id: 1 });
    await showOnDesktop(notice);
    expect(asked).to.equal(0);
    configure({ site_id: 2 });
    await showOnDesktop(notice);
    await showOnDesktop(notice);
    expect([asked, shown]).to.eql([1, []]);
  });

  it("are shown with permission, while the page is not visible", async () => {
    Fake.permission = "granted";
    await showOnDesktop({ ...notice, title: "Звернення" });
    Object.defineProperty(document, "hidden", { configurable: true, value: false });
    await showOnDesktop(notice);
    expect(shown).to.eql([["Звернення", "Взято"]]);
  });
});
