import { expect } from "@open-wc/testing";
import { startClock } from "../../test/support/clock.ts";
import { answers } from "../../test/support/memory-server.ts";
import { configure } from "../base/settings.ts";
import { cancelSending, pauseSending, resumeSending, sendingOf, startSending } from "./send-files.ts";

const about = {
  to: { dir: "photos", root: "r", content: undefined, fields: {} },
  opener: undefined,
  keepsPlace: true,
};
const file = (name: string) => new File(["x"], name);

it("a file that failed offline and was paused before its next try stays paused when the connection is back", async () => {
  const clock = startClock();
  answers(new TypeError("offline"));
  const paused = file("paused.txt");
  startSending(paused, about);
  while (sendingOf(paused)!.state === "sending") await clock.advance(5000);
  clock.end();
  expect(sendingOf(paused)!.state).to.equal("failed");
  answers(() => new Promise<Response>(() => {}));
  const others = ["1.txt", "2.txt", "3.txt"].map(file);
  for (const one of others) startSending(one, about); // as many as are sent at once
  resumeSending(paused);
  expect(sendingOf(paused)!.state).to.equal("waiting");
  pauseSending(paused);
  dispatchEvent(new Event("online"));
  expect(sendingOf(paused)!.state).to.equal("paused");
  for (const one of [paused, ...others]) cancelSending(one);
  configure({ transport: null });
});
