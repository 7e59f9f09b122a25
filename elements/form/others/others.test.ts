/** News of the record of an open form, as a push of the server brings them. Flows: test/flows/two-servers.test.ts. */
import { aTimeout, expect } from "@open-wc/testing";
import { answers, status } from "../../../test/support/memory-server.ts";
import { startClock } from "../../../test/support/clock.ts";
import { all, clear, open, press, type, type VsForm } from "../../../test/support/open-form.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

afterEach(clear);

const schema = { schema: { a: { title: "Назва" }, b: { title: "Площа" } } };
const push = (detail: object) => dispatchEvent(new CustomEvent("vs:socket", { detail }));
const ours = { event: "refresh", data: { table: "a.b", id: 1 } };
const banner = (form: VsForm) => all(form, ".others")[0]?.textContent;
/** An open form whose record says this when it is read again. */
async function opened(answer: object) {
  const form = await open(schema, { a: "1", b: "2" });
  await waitUntil(() => all(form, ".operating").length, "its assistance has not come");
  const asked = answers(answer);
  return { form, asked };
}

describe("a record that somebody saves while its form is open", () => {
  it("is told with the fields that changed, and offers the new values", async () => {
    const { form } = await opened({ a: "1", b: "3" });
    push(ours);
    await waitUntil(() => banner(form), "nothing told");
    expect(banner(form)).to.equal("Цей запис щойно зберіг хтось інший. Змінилося: Площа.Показати нове");
  });

  it("is told once the connection is back, when the record could not be read at once", async () => {
    const { form } = await opened(() => {
      throw new TypeError("offline");
    });
    const clock = startClock();
    try {
      push(ours);
      await clock.advance(300);
      const tries = [1000, 2000, 4000, 8000];
      for (const ms of tries) await clock.advance(ms);
      const asked = answers({ a: "1", b: "3" });
      dispatchEvent(new Event("online"));
      await clock.advance(300);
      await waitUntil(() => banner(form), `nothing told, ${asked.length} asked`);
      expect(banner(form)).to.contain("Змінилося: Площа.");
    } finally {
      clock.end();
    }
  });

  it("keeps what is typed after it was told: its button says that the changes will be merged", async () => {
    const { form } = await opened({ a: "1", b: "3" });
    push(ours);
    await waitUntil(() => banner(form), "nothing told");
    type(form, "a", "моє");
    await press(form, "Показати нове");
    await waitUntil(() => banner(form)?.includes("поєднано"), "not said");
    expect(banner(form)).not.to.include("Показати нове");
    expect((all(form, "input")[0] as HTMLInputElement).value).to.equal("моє");
  });

  it("with typed text, says that the changes will be merged, and offers nothing that would lose it", async () => {
    const { form } = await opened({ a: "1", b: "3" });
    type(form, "a", "моє");
    push(ours);
    await waitUntil(() => banner(form), "nothing told");
    expect(banner(form)).to.include("поєднано").and.not.include("Показати нове");
  });

  it("is not told when it now holds what is typed in the form", async () => {
    const { form, asked } = await opened({ a: "моє", b: "2" });
    type(form, "a", "моє");
    push(ours);
    await waitUntil(() => asked.length, "not read");
    await aTimeout(50);
    expect(banner(form)).to.equal(undefined);
  });

  it("is not told again by an answer that comes when the new values are shown already", async () => {
    let release: (answer: Response) => void = () => {};
    const form = await open(schema, { a: "1", b: "2" });
    await waitUntil(() => all(form, ".operating").length, "its assistance has not come");
    const tools = all(form, ".operating")[0];
    const asked = answers({ a: "1", b: "3" }, () => new Promise<Response>((resolve) => (release = resolve)));
    push(ours);
    await waitUntil(() => banner(form), "nothing told");
    push(ours);
    await waitUntil(() => asked.length === 2, "not read again");
    await press(form, "Показати нове");
    await waitUntil(() => ![undefined, tools].includes(all(form, ".operating")[0]), "not opened again");
    release(Response.json({ a: "1", b: "3" }));
    await aTimeout(100);
    expect(banner(form)).to.equal(undefined);
  });

  it("is told when it is gone", async () => {
    const { form } = await opened(status(404));
    push(ours);
    await waitUntil(() => banner(form), "nothing told");
    expect(banner(form)).to.equal("Цей запис щойно видалено.");
  });

  it("is not said to be gone when it cannot be read", async () => {
    const { form, asked } = await opened(status(403));
    push(ours);
    await waitUntil(() => asked.length, "not read");
    await aTimeout(50);
    expect(banner(form)).to.equal(undefined);
  });

  it("is not told when nothing shown has changed, of other records and events, or when the form has gone", async () => {
    const { form, asked } = await opened({ a: "1", b: "2", hidden: "9" });
    push(ours);
    await waitUntil(() => asked.length, "not read");
    for (const other of [
      { ...ours, event: "else" },
      { ...ours, data: { table: "a.b", id: 2 } },
      { ...ours, data: { table: "a.c", id: 1 } },
      { ...ours, data: "a.b" },
    ])
      push(other);
    await aTimeout(400);
    expect([banner(form), asked.length]).to.eql([undefined, 1]);
    form.remove();
    await aTimeout(0);
    push(ours);
    await aTimeout(400);
    expect(asked).to.have.length(1);
  });
});
