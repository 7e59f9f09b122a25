/** What the doctor says of the page's policy; the flow is test/flows/doctor.test.ts. */
import { expect } from "@open-wc/testing";
import { settings } from "../../../base/settings.ts";
import { policyFindings, watchPolicy } from "./policy-faults.ts";

const { tile_hosts, socket_url, base_url } = settings;
afterEach(() => Object.assign(settings, { tile_hosts, socket_url, base_url }));

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

  it("[R2.1-19] that allows it by a path, a scheme, a port or *. is not told, and one of other hosts is", () => {
    const { protocol, hostname, port, origin } = location;
    Object.assign(settings, { tile_hosts: ["a.tiles.example", "b.tiles.example:8443"] });
    const before = policyFindings().length;
    for (const [scripts, tiles] of [
      [`${origin}/dist/`, "https://*.tiles.example https://b.tiles.example:8443/tiles/"],
      [`${hostname}:${port || "*"}`, "http://*.tiles.example:*"],
      [protocol, "https:"],
      [`${protocol}//${hostname.toUpperCase()}:*`, "https://a.tiles.example:443 https://*.example:8443"],
    ])
      violated(`script-src ${scripts}; img-src data: ${tiles}`, "style-src", "inline");
    expect(policyFindings()).to.have.length(before);
    violated("img-src data: https://*.a.tiles.example https://b.tiles.example wss://a.tiles.example", "img-src", "x");
    expect(policyFindings().at(-1)!.found).to.equal(
      "img-src lacks https://a.tiles.example (tile_hosts); img-src lacks https://b.tiles.example:8443 (tile_hosts)",
    );
  });

  it("[R2.1-19] that does not allow calls to base_url is told", () => {
    Object.assign(settings, { base_url: "https://api.example/crm/" });
    violated("default-src 'self'; img-src 'self' data:", "connect-src", "https://api.example/crm/api/a.b/");
    const found = () => policyFindings().findLast(({ suggestion }) => suggestion?.includes("default-src 'self'; img"));
    expect(found()?.found).to.equal("connect-src lacks https://api.example (base_url)");
    expect(found()?.suggestion).to.contain("connect-src 'self' https://api.example");
    Object.assign(settings, { base_url: "/crm/" });
    expect(found()).to.equal(undefined);
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
