import { expect } from "@open-wc/testing";
import { curlOf } from "./curl.ts";

const line = { at: 0, method: "GET", address: "http://127.0.0.1/api/a/1", status: 500, ms: 1 };

describe("a request as a command", () => {
  it("names method, headers and body, and that cookies are left out", () => {
    const put = {
      ...line,
      method: "PUT",
      headers: { Accept: "application/json, */*;q=0.1", "Content-Type": "application/json" },
      body: '{"a":1}',
    };
    expect(curlOf(put)).to.equal(
      [
        "# without cookies, CSRF token and signature",
        "curl 'http://127.0.0.1/api/a/1' \\",
        "  -X PUT \\",
        "  -H 'Accept: application/json, */*;q=0.1' \\",
        "  -H 'Content-Type: application/json' \\",
        `  --data-raw '{"a":1}'`,
      ].join("\n"),
    );
    expect(curlOf(line)).to.equal("# without cookies, CSRF token and signature\ncurl 'http://127.0.0.1/api/a/1'");
  });

  it("escapes quotes, new lines and shell syntax", () => {
    const text = curlOf({ ...line, method: "POST", body: "О'Коннор\n$(rm -rf ~) `id` !! \\ @file" });
    expect(text).to.contain("--data-raw 'О'\\''Коннор\n$(rm -rf ~) `id` !! \\ @file'");
  });

  it("gives a form with files a part for each field, and a boundary of its own", () => {
    const text = curlOf({
      ...line,
      method: "POST",
      headers: { "Content-Type": "multipart/form-data; boundary=x" },
      body: [
        ["title", "a;b"],
        ["file", "@лист.txt"],
      ],
    });
    expect(text).to.contain("--form-string 'title=a;b'").and.to.contain("-F 'file=@лист.txt'");
    expect(text).not.to.contain("boundary");
  });

  it("says what is missing", () => {
    expect(curlOf({ ...line, method: "POST", body: '{"pin":"***"}' })).to.contain("# *** stands for what is secret");
    expect(curlOf({ ...line, method: "POST", body: "… 90000" })).to.contain("# the body was too long to be kept");
  });
});
