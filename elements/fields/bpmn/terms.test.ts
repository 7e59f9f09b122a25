import { expect } from "@open-wc/testing";
import { configure } from "../../../src/base/settings.ts";
import { term } from "./terms.ts";

afterEach(() => configure({ lang: "ua" }));

describe("words of the diagram editor", () => {
  it("are composed for events: the trigger and the position", () => {
    expect(
      ["Timer boundary event (non-interrupting)", "Append message start event", "Message intermediate catch event"].map(
        term,
      ),
    ).to.eql([
      "Таймер: подія на межі, не перериває",
      "Додати: Повідомлення: початкова подія",
      "Повідомлення: проміжна подія, чекає",
    ]);
    configure({ lang: "ru" });
    expect(term("Error end event")).to.equal("Ошибка: конечное событие");
  });

  it("are translated where we have a phrase; the others, and all in English, are unchanged", () => {
    expect([term("Add lane above"), term("Strange end event"), term("Brand new tool")]).to.eql([
      "Додати доріжку вище",
      "Strange end event",
      "Brand new tool",
    ]);
    configure({ lang: "en" });
    expect([term("Add lane above"), term("Timer boundary event")]).to.eql(["Add lane above", "Timer boundary event"]);
  });
});
