import { expect } from "@open-wc/testing";
import { configure } from "../../base/settings.ts";
import { answers, failure, status } from "../../../test/support/memory-server.ts";
import { dropKey, openKey, ownKey, renewKey, unlock } from "./own-key.ts";
import { removeKey } from "./key-store.ts";

before(() => configure({ user: "chief" }));
afterEach(() => removeKey("chief"));
after(() => configure({ user: null, transport: null }));

describe("the signing key of a person in this browser", () => {
  it("[R6-03] is kept when the server knows its public half, and not before", async () => {
    const keptThen: unknown[] = [];
    answers(async () => {
      await new Promise((resolve) => setTimeout(resolve));
      keptThen.push(await ownKey());
      return Response.json({});
    });
    await renewKey("4829");
    expect(keptThen).to.eql([undefined]);
    const { kid } = (await ownKey())!;
    expect([openKey()!.kid, (await unlock("4829"))!.kid, await unlock("0000")]).to.eql([kid, kid, undefined]);
  });

  it("[R6-03] a server that refuses it leaves the former one as it was", async () => {
    answers({});
    await renewKey("4829");
    const { kid } = (await ownKey())!;
    answers(status(403, { error: "Ні" }));
    expect(await failure<{ status: number }>(renewKey("1111"))).to.include({ status: 403 });
    expect([(await ownKey())!.kid, openKey()!.kid]).to.eql([kid, kid]);
  });

  it("[R6-03] is not another person's, and is removed from the server's list and the browser together", async () => {
    const asked = answers({});
    await renewKey("4829");
    const { kid } = (await ownKey())!;
    configure({ user: "demo" });
    expect([openKey(), await ownKey()]).to.eql([undefined, undefined]);
    configure({ user: "chief" });
    await dropKey();
    expect([openKey(), await ownKey()]).to.eql([undefined, undefined]);
    expect(`${asked.at(-1)!.method} ${asked.at(-1)!.path}`).to.equal(`DELETE /api-user/signer/${kid}`);
  });

  it("[R6-03] is kept on a page that does not say who works there, too", async () => {
    configure({ user: null });
    answers({});
    await renewKey("4829");
    const kept = await ownKey();
    configure({ user: "chief" });
    expect([kept!.user, await ownKey()]).to.eql(["", undefined]);
    await removeKey("");
  });
});
