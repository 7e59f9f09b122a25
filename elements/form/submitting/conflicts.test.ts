/** What a form shows of a conflict with others, and of a save whose answer was lost. Flows: test/flows/conflicts.test.ts. */
import { expect } from "@open-wc/testing";
import { configure } from "../../../src/base/settings.ts";
import { element } from "../../../src/page/new-element.ts";
import { answers, status } from "../../../test/support/memory-server.ts";
import { all, clear, place, press, type, type VsForm } from "../../../test/support/open-form.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

afterEach(() => {
  clear();
  configure({ transport: null });
});

const schema = { schema: { name: { title: "Назва" }, code: { type: "Password", title: "Код" } } };

/** A form that the server describes and fills; `save` answers its saves. */
async function opened(save: () => Response | undefined = () => undefined) {
  const stored = { id: 1, name: "a", code: "old" };
  answers(async (request: Request) => {
    if (new URL(request.url).pathname.startsWith("/api/template/form/")) return Response.json(schema);
    if (request.method === "PUT") return save() ?? Response.json(Object.assign(stored, await request.json()));
    return Response.json(stored);
  });
  const form = element("vs-form", { table: "a.b", form: "f", record: "1" }) as VsForm;
  place.append(form);
  await waitUntil(() => form.shadowRoot && all(form, "[part~=bar]").length, "no form");
  return { form, stored };
}

/** A form in which both values were typed while others have stored their own. */
async function clashing(): Promise<VsForm> {
  const { form, stored } = await opened();
  Object.assign(stored, { name: "theirs", code: "their-secret" });
  type(form, "name", "mine");
  type(form, "code", "my-secret");
  expect(await form.submit()).to.equal(false);
  await waitUntil(() => all(form, ".clash").length === 2, "no conflicts");
  return form;
}

describe("a conflict with changes by others", () => {
  it("shows a password as dots, on both sides", async () => {
    const form = await clashing();
    const values = all(form, ".clash .value").map(({ textContent }) => textContent);
    expect(values).to.eql(["theirs", "mine", "••••••", "••••••"]);
  });

  it("in a long text can be scrolled by keys: its values take the focus", async () => {
    const { form, stored } = await opened();
    Object.assign(stored, { name: "їхнє ".repeat(100) });
    type(form, "name", "mine");
    expect(await form.submit()).to.equal(false);
    await waitUntil(() => all(form, ".clash").length, "no conflict");
    expect(all(form, ".clash .value").map(({ tabIndex }) => tabIndex)).to.eql([0, -1]);
  });

  it("shows a phone in groups, as its field does", async () => {
    const phone = { schema: { phone: { type: "Phone", title: "Телефон" } } };
    const stored = { id: 1, phone: "380501257915" };
    answers((request: Request) =>
      Response.json(new URL(request.url).pathname.startsWith("/api/template/form/") ? phone : stored),
    );
    const form = element("vs-form", { table: "a.b", form: "f", record: "1" }) as VsForm;
    place.append(form);
    await waitUntil(() => form.shadowRoot && all(form, "[part~=bar]").length, "no form");
    type(form, "phone", "0501112233");
    stored.phone = "380671234567";
    expect(await form.submit()).to.equal(false);
    await waitUntil(() => all(form, ".clash").length, "no conflict");
    const values = all(form, ".clash .value").map(({ textContent }) => textContent);
    expect(values).to.eql(["+380 67 123 45 67", "+380 50 111 22 33"]);
  });

  it("is marked at its fields until it is decided and saved", async () => {
    const form = await clashing();
    const marked = () => all(form, "[data-meanwhile]").map((cell) => cell.dataset["field"]);
    await waitUntil(() => marked().join() === "name,code", "not marked");
    await press(form, "Залишити все моє");
    expect(await form.submit()).to.equal(true);
    await waitUntil(() => !all(form, ".meanwhile").length, "still shown");
    await waitUntil(() => !marked().length, "still marked");
  });
});

describe("a save whose answer was lost", () => {
  it("is not said to be missing when the record cannot be read", async () => {
    const { form } = await opened(() => {
      throw new TypeError("Failed to fetch");
    });
    type(form, "name", "mine");
    expect(await form.submit()).to.equal(false);
    const said = () => all(form, "[part=refusal] p")[0]!.textContent;
    await press(form, "Перевірити");
    await waitUntil(() => said() === "Не збережено. Можна зберегти ще раз.", "not read");
    answers(status(403));
    await press(form, "Перевірити");
    await waitUntil(() => said() === "Перевірити не вдалося. Подивіться, чи є запис у списку.", "not said");
  });
});
