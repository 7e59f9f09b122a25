/** A part whose code comes late, or not at all. */
import { expect } from "@open-wc/testing";
import { createRoot } from "react-dom/client";
import { waitUntil } from "../../test/support/wait-until.ts";
import { lateView } from "./late-view.tsx";

it("without its code a part says so and asks again at its retry; what stands beside it stays", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  let tries = 0;
  let fail = () => {};
  const failing = new Promise<never>((_, reject) => (fail = () => reject(new Error("gone"))));
  const Part = lateView(
    async () => {
      tries++;
      if (tries === 1) await failing;
      return ({ name }: { name: string }) => <b>{name}</b>;
    },
    () => <i>…</i>,
  );
  const { error } = console;
  console.error = () => {};
  const root = createRoot(place);
  root.render(
    <>
      <input defaultValue="typed" />
      <Part name="Панель" />
    </>,
  );
  try {
    await waitUntil(() => place.querySelector("i"), "nothing stands for it");
    fail();
    await waitUntil(() => place.querySelector("[role=alert]"), "not said");
  } finally {
    console.error = error;
  }
  const input = place.querySelector("input");
  place.querySelector("button")!.click();
  await waitUntil(() => place.querySelector("b")?.textContent === "Панель", "not asked again");
  expect([tries, place.querySelector("[role=alert]"), place.querySelector("input") === input]).to.eql([2, null, true]);
  root.unmount();
  place.remove();
});
