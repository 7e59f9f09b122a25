/** What the doctor says of the page's policy; the flow is test/flows/doctor.test.ts. */
import { expect } from "@open-wc/testing";
import { settings } from "../../../base/settings.ts";
import { policyFindings, watchPolicy } from "./policy-faults.ts";

const { tile_hosts, socket_url } = settings;
afterEach(() => Object.assign(settings, { tile_hosts, socket_url }));

/** As the browser tells of a policy that came in a header. */
function violated(originalPolicy: string, effectiveDirective = "img-src", blockedURI = "data"): void {
  const about = { originalPolicy, effectiveDirective, blockedURI, disposition: "enforce" as const };
  document.dispatchEvent(
    new SecurityPolicyViolationEvent("securitypolicyviolation", {
      ...about,
      documentURI: location.href,
      violatedDirective: effectiveDirective,
      statusCode: 200,
    }),
  );
}

describe("the policy of a page", () => {
  before(watchPolicy);

  it("[R2.1-19] that lacks what the page needs is told with the line that allows it", () => {
    expect(policyFindings()).to.eql([]);
    Object.assign(settings, { tile_hosts: ["tiles.example"] });
    violated("default-src 'none'; script-src 'self'; img-src 'self'");
    const [found, ...others] = policyFindings();
    expect(others).to.eql([]);
    expect(found!.found).to.equal(
      "connect-src lacks 'self' (calls of the server); img-src lacks data: (icons and thumbnails); img-src lacks https://tiles.example (tile_hosts)",
    );
    expect(found!.suggestion).to.equal(
      "Content-Security-Policy: default-src 'none'; script-src 'self'; img-src 'self' data: https://tiles.example; connect-src 'self'",
    );
  });

  it("[R2.1-19] that allows all of it is not told, by nonce, by origin or by everything", () => {
    const before = policyFindings().length;
    violated(`script-src 'nonce-abc'; connect-src ${location.origin}; img-src * data:`, "style-src-attr", "inline");
    violated("object-src 'none'", "object-src", "inline");
    expect(policyFindings()).to.have.length(before);
  });

  it("[R2.1-19] with * still lacks data:, and what a socket, a camera or a recording needs is told", () => {
    const told = (policy: string) => {
      violated(policy, "object-src", "inline");
      return policyFindings().findLast(({ suggestion }) =>
        suggestion?.startsWith(`Content-Security-Policy: ${policy.split(" ")[0]}`),
      )?.found;
    };
    expect(told("img-src *")).to.equal("img-src lacks data: (icons and thumbnails)");
    expect(told("media-src 'none'")).to.equal(undefined);
    const recorder = document.body.appendChild(document.createElement("vs-recorder"));
    expect(told("media-src 'none'")).to.equal("media-src lacks blob: (camera and recordings)");
    recorder.remove();
    Object.assign(settings, { socket_url: "https://push.example/socket" });
    expect(told("connect-src 'self'")).to.equal("connect-src lacks https://push.example (socket_url)");
  });

  it("[R2.1-19] outside <head> is told as one that browsers ignore", () => {
    const before = policyFindings().length;
    const meta = Object.assign(document.createElement("meta"), { httpEquiv: "Content-Security-Policy" });
    meta.content = "img-src 'none'";
    document.body.append(meta);
    const [first, ...others] = policyFindings();
    meta.remove();
    expect(others).to.have.length(before);
    expect(first!.found).to.contain("outside <head>");
    expect(first!.element).to.equal(meta);
  });
});
