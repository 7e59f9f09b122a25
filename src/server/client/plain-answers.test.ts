/** Answers that are read at once, without the code that judges all others (attempt.ts). */
import { expect } from "@open-wc/testing";
import { configure } from "../../base/settings.ts";
import { answers, failure, status } from "../../../test/support/memory-server.ts";
import { request } from "./client.ts";
import type { ServerError } from "./server-error.ts";

const ask = () => request({ name: "lookup", path: "/a" });
/** The answer of another address, to which the call was redirected. */
const redirected = (path: string, body: object) => () =>
  Object.defineProperties(Response.json(body), {
    redirected: { value: true },
    url: { value: `${location.origin}${path}` },
  });

describe("a plain JSON answer", () => {
  afterEach(() => configure({ transport: null }));

  it("of the sign-in page, to which the call was redirected, means that the session has ended", async () => {
    answers(redirected("/login", { message: "sign in" }));
    expect((await failure<ServerError>(ask())).kind).to.equal("login");
    answers(redirected("/other", { id: 7 }));
    expect((await ask()).data).to.eql({ id: 7 });
  });

  it("with a failed status is a failure", async () => {
    answers(status(404, { id: 7 }));
    expect((await failure<ServerError>(ask())).status).to.equal(404);
  });

  for (const word of ["error", "errors", "success", "ok", "status"])
    it(`with ${word} may be a refusal, and is judged`, async () => {
      const said = { error: "Ні", errors: { a: "Ні" }, success: false, ok: false, status: "error" }[word];
      answers({ [word]: said, message: "Ні" });
      expect((await failure<ServerError>(request({ name: "action", path: "/a", method: "POST" }))).kind).to.equal(
        "refused",
      );
    });
});
