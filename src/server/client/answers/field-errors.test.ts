import { expect } from "@open-wc/testing";
import { answers as serverAnswers, failure, status as failed } from "../../../../test/support/memory-server.ts";
import { configure } from "../../../base/settings.ts";
import { request } from "../client.ts";
import { ServerError } from "../server-error.ts";
import { errorsByField, fieldErrorsOf } from "./field-errors.ts";

/** What frameworks answer, and the messages in it as `path: text`. */
const answers: Record<string, [answer: unknown, messages: string[]]> = {
  Laravel: [
    {
      message: "The given data was invalid.",
      errors: { title: ["Required.", "Too short."], "rows.0.price": ["Bad."] },
    },
    ["title: Required.", "title: Too short.", "rows.0.price: Bad."],
  ],
  Rails: [{ errors: { email: ["is taken"], base: ["Closed"] } }, ["email: is taken", ": Closed"]],
  "ASP.NET": [
    {
      title: "One or more validation errors occurred.",
      status: 400,
      errors: { "$.Price": ["Not a number"], "": ["No"] },
    },
    ["Price: Not a number", ": No"],
  ],
  "Django REST": [
    { title: ["This field is required."], non_field_errors: ["Overlaps."], address: { city: ["Unknown."] } },
    ["title: This field is required.", ": Overlaps.", "address.city: Unknown."],
  ],
  "Django REST, rows": [{ rows: [{}, { price: ["Bad."] }] }, ["rows.1.price: Bad."]],
  "RFC 9457": [
    { type: "about:blank", title: "Invalid", errors: [{ detail: "must be positive", pointer: "#/age" }] },
    ["age: must be positive"],
  ],
  "RFC 7807": [{ "invalid-params": [{ name: "age", reason: "must be positive" }] }, ["age: must be positive"]],
  "JSON:API": [
    { errors: [{ source: { pointer: "/data/attributes/first-name" }, title: "Invalid", detail: "Too short" }] },
    ["first-name: Too short"],
  ],
  FastAPI: [
    { detail: [{ loc: ["body", "rows", 0, "price"], msg: "field required", type: "x" }] },
    ["rows.0.price: field required"],
  ],
  Symfony: [{ violations: [{ propertyPath: "address[city]", title: "Blank" }] }, ["address.city: Blank"]],
  Spring: [
    { errors: [{ objectName: "request", field: "topic", defaultMessage: "must not be blank" }] },
    ["topic: must not be blank"],
  ],
  "Spring, fieldErrors": [{ fieldErrors: { topic: "must not be blank" } }, ["topic: must not be blank"]],
  field_errors: [{ field_errors: [{ field: "topic", message: "No" }] }, ["topic: No"]],
  "express-validator": [
    { errors: [{ type: "field", msg: "Invalid value", path: "email", location: "body" }] },
    ["email: Invalid value"],
  ],
  "express-validator 5": [{ errors: [{ param: "email", msg: "Invalid value" }] }, ["email: Invalid value"]],
  mongoose: [{ errors: { title: { message: "Path is required", kind: "required" } } }, ["title: Path is required"]],
  "errors inside error": [{ error: { message: "No", details: [{ field: "a", message: "b" }] } }, ["a: b"]],
  "a bare list": [[{ field: "a", message: "b" }], ["a: b"]],
  "Django REST, a text": [{ title: "Taken." }, ["title: Taken."]],
  Nest: [
    { statusCode: 400, message: ["title should not be empty"], error: "Bad Request" },
    [": title should not be empty"],
  ],
  "texts alone": [{ errors: ["One", "Two"] }, [": One", ": Two"]],
};

describe("errors by field", () => {
  for (const [name, [answer, messages]] of Object.entries(answers))
    it(`are found in the answers of ${name}`, () => {
      expect(fieldErrorsOf(answer, true).map(({ path, text }) => `${path.join(".")}: ${text}`)).to.eql(messages);
    });

  it("are not found where there are none", () => {
    for (const answer of [
      null,
      "",
      "No",
      5,
      {},
      { error: "No" },
      { detail: "Not found." },
      { errors: "No" },
      { errors: 2 },
      { errors: {} },
      { code: "E1", reason: "No" },
      { message: "No", hint: "Ask" },
      { title: "" },
      [],
    ])
      expect(fieldErrorsOf(answer, true), JSON.stringify(answer)).to.eql([]);
    expect(fieldErrorsOf({ title: ["a"], tags: ["b"] }, false), "a record with lists").to.eql([]);
  });

  it("are read from refusals and from status 4xx; bare lists not from 5xx", () => {
    const data = { title: ["a"] };
    const found = (kind: "status" | "refused", status: number) =>
      errorsByField(new ServerError(kind, { status, data })).length;
    expect([found("status", 422), found("status", 500), found("refused", 200)]).to.eql([1, 0, 0]);
    const refused = { error: true, title: ["a"], rows: [{ id: 1 }] };
    expect(errorsByField(new ServerError("refused", { status: 200, data: refused })).map(({ text }) => text)).to.eql([
      "a",
    ]);
    expect(errorsByField(new TypeError("x"))).to.eql([]);
  });

  it("of a server show no words of programs, and no tags", async () => {
    serverAnswers(failed(422, { errors: { a: ["SQLSTATE[23000]: insert into p (x)"], b: ["вже <b>є</b>"] } }));
    const error = await failure(request({ name: "action", path: "/a", method: "POST" }));
    expect(errorsByField(error)).to.eql([{ path: ["b"], text: "вже є" }]);
    configure({ transport: null });
  });

  it("are limited in number, depth and length, and hold no markup", () => {
    const many = { errors: Array.from({ length: 1000 }, () => ({ field: "a", message: "b" })) };
    expect(fieldErrorsOf(many, true)).to.have.length(200);
    let deep: unknown = ["x"];
    for (let level = 0; level < 100; level++) deep = { a: deep };
    expect(fieldErrorsOf({ errors: deep }, true)).to.eql([]);
    expect(
      fieldErrorsOf({ errors: { a: ["x".repeat(1000)], b: ["<b>x</b>"] } }, true).map(({ text }) => text.length),
    ).to.eql([501]);
  });
});
