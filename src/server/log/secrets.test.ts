import { expect } from "@open-wc/testing";
import { secretNames } from "../../base/storage/secret-names.ts";
import { isSecret, masked, maskedData } from "./secrets.ts";

describe("what a log does not keep", () => {
  it("passwords, PINs, tokens and signatures in JSON, at any depth and of any type", () => {
    const data = { login: "demo", password: "s3", pin: 1234, user: { api_key: { a: 1 }, list: [{ token: "t" }] } };
    expect(maskedData(data)).to.eql({
      login: "demo",
      password: "***",
      pin: "***",
      user: { api_key: "***", list: [{ token: "***" }] },
    });
    expect(masked(' {"new_password":"а\\"б","spin":"7","dsSigned":"x"}')).to.equal(
      '{"new_password":"***","spin":"7","dsSigned":"***"}',
    );
  });

  it("secrets under names in camel case, and keys that are known by their shape", () => {
    const names =
      "userPin smsCode otpCode pinCode cardCvv authCode psw pw psswd code_verifier codeChallenge session X-Session jwtToken".split(
        " ",
      );
    const data = Object.fromEntries(names.map((name) => [name, "7"]));
    expect([...new Set(Object.values(maskedData(data) as object))]).to.eql(["***"]);
    for (const text of [
      "key=AIzaSyD-0123456789abcdef",
      "-----BEGIN RSA PRIVATE KEY-----\nMIIE\n-----END RSA PRIVATE KEY-----",
      "ghp_0123456789abcdef",
    ])
      expect(masked(text)).not.to.match(/0123|MIIE/);
    const plain = { spinner: "1", author: "2", postcode: "3", typing: "4", authentic: "5", sessions: 6, codeList: 7 };
    expect(maskedData(plain)).to.eql(plain);
  });

  it("the same in a form, an address, and hidden inputs of a page", () => {
    expect(masked("login=demo&password=s%203&_token=abc")).to.equal("login=demo&password=***&_token=***");
    expect(masked("http://a.example/b?x=1&access_token=abc#c")).to.equal("http://a.example/b?x=1&access_token=***#c");
    const page = `<meta name="csrf-token" content="abc"><input type=hidden name=_token value='abc'><input value="x" name="note"><input type="password" value="p">`;
    expect(masked(page)).to.equal(
      `<meta name="csrf-token" content="***"><input type=hidden name=_token value="***"><input value="x" name="note"><input type="password" value="***">`,
    );
  });

  it("also in truncated JSON", () => {
    expect(masked('{"a":"password","pin": 12,"password":"geh\\"eim","token":"gehe')).to.equal(
      '{"a":"password","pin": "***","password":"***","token":"***"',
    );
  });

  it("the values of password fields, the page's and ours", () => {
    const input = document.body.appendChild(Object.assign(document.createElement("input"), { type: "password" }));
    input.setAttribute("name", "kod");
    const isHidden = isSecret();
    input.remove();
    expect(masked("kod=1&answer=2&text=3", isHidden)).to.equal("kod=***&answer=2&text=3");
    secretNames.add("answer");
    expect(masked("kod=1&answer=2&text=3")).to.equal("kod=1&answer=***&text=3");
    secretNames.delete("answer");
  });

  it("but all other text is unchanged", () => {
    for (const text of ["", "{ broken", "Помилка: a=b", '"user unauthorized"', "100% & more"])
      expect(masked(text)).to.equal(text);
    expect(masked('{"password":"","token":null,"kind":"spin"}')).to.equal('{"password":"","token":null,"kind":"spin"}');
  });
});
