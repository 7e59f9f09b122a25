/** The text by which the browser restores a field when a person comes back to the page. */
import { expect } from "@open-wc/testing";
import { defineTags } from "./define.ts";
import { waitUntil } from "../../test/support/wait-until.ts";

defineTags(async () => () => ({ enter() {}, leave() {} }));
type Field = HTMLElement & { value: unknown };

const { setFormValue } = ElementInternals.prototype;
let isHidden = false;

describe("the text to restore a field by", () => {
  /** What the browser was given last. */
  let kept: unknown;
  let form: HTMLFormElement;

  before(() => {
    ElementInternals.prototype.setFormValue = function (value, state) {
      kept = state;
      setFormValue.call(this, value, state);
    };
    Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
  });
  after(() => {
    ElementInternals.prototype.setFormValue = setFormValue;
    Reflect.deleteProperty(document, "hidden");
  });
  beforeEach(() => (form = document.body.appendChild(document.createElement("form"))));
  afterEach(() => form.remove());

  const see = (state: "hidden" | "visible") => {
    isHidden = state === "hidden";
    document.dispatchEvent(new Event("visibilitychange"));
  };
  const put = (): Field => {
    form.innerHTML = "<vs-text name='x'></vs-text>";
    return form.firstElementChild as Field;
  };
  const posted = () => new FormData(form).get("x");

  it("is given with each change of a short value", () => {
    const field = put();
    field.value = "слово";
    expect(kept).to.equal("слово");
    expect(posted()).to.equal("слово");
  });

  /** A field with a long value that the browser no longer gets at once. */
  async function long(): Promise<Field> {
    const field = put();
    field.value = "слово ".repeat(20_000);
    expect(kept, "until the code is there").to.equal(field.value);
    await waitUntil(() => kept === null, "still given");
    return field;
  }

  it("is given when the page is hidden, where it is long; what is posted is there at once", async () => {
    const field = await long();
    expect(posted()).to.equal(field.value);
    see("hidden");
    expect(kept).to.equal(field.value);
    see("visible");
    expect(kept, "seen again").to.equal(null);
    field.value = `${field.value as string}!`;
    expect([kept, posted()]).to.eql([null, field.value]);
    see("hidden");
    expect(kept).to.equal(field.value);
    see("visible");
    field.value = "";
    expect(kept, "short again").to.equal("");
    see("hidden");
    expect(kept).to.equal("");
    see("visible");
  });

  it("is not given by a field that is no longer in the page", async () => {
    const field = await long();
    field.value = "інше ".repeat(30_000);
    field.remove();
    see("hidden");
    expect(kept).to.equal(null);
    see("visible");
  });
});
