import { readdir } from "node:fs/promises";
import { startServer } from "../main.ts";
import { signIn, type Client } from "../test-client.ts";
import { expect, test } from "../test-server.ts";
import { removeOldParts, Partial } from "../files/partial.ts";
import { mkdtemp, writeFile, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { request } from "node:http";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const docx = Buffer.from("PK\u0003\u0004......word/document.xml......", "latin1");

type Fields = Record<string, string>;
interface Sending {
  path?: string;
  name?: string;
  fields?: Fields;
}

const headersOf = (client: Client, url: string) => ({
  Cookie: client.cookie,
  "X-CSRF-Token": client.csrf,
  Origin: url,
});

function send(
  client: Client,
  url: string,
  content: Buffer,
  { path = "photos", name = "дах.png", fields = {} }: Sending,
) {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  body.append("file", new Blob([new Uint8Array(content)]), name);
  return fetch(`${url}/file/upload/${path}`, { method: "POST", headers: headersOf(client, url), body });
}
interface Answer {
  name: string;
  serverFileName: string;
  result: { dir: string; file_name: string; native_file_name: string };
}
const json = async (response: Response) => (await response.json()) as Answer;

test("[R7.5-01] [R3.8-11] an uploaded file gets a random name and keeps the person's", async ({ demo, server }) => {
  const sent = await send(demo, server.url, png, {
    name: '../../"План" \u202Egnp.№5.png',
    fields: { model_name: "works.request" },
  });
  expect(sent.status).toBe(201);
  const { name, serverFileName, result } = await json(sent);
  expect(name).toBe('"План" gnp.№5.png');
  expect(serverFileName).toMatch(/^[0-9a-f-]{36}\.png$/);
  expect(result).toEqual({ dir: "photos", file_name: serverFileName, native_file_name: name });
});

test("[R7.5-05] [R7.5-06] a stored file is shown without rights, in parts too, and downloaded under its own name", async ({
  demo,
  server,
}) => {
  const { serverFileName } = await json(await send(demo, server.url, png, {}));
  const shown = await demo.get(`/files/${serverFileName}`);
  expect(shown.headers.get("content-type")).toBe("image/png");
  expect(shown.headers.get("content-security-policy")).toContain("sandbox");
  expect(shown.headers.get("x-content-type-options")).toBe("nosniff");
  const etag = shown.headers.get("etag") ?? "";
  for (const known of [etag, `W/${etag}`])
    expect((await demo.get(`/files/${serverFileName}`, { "If-None-Match": known })).status, known).toBe(304);
  const part = await demo.get(`/files/${serverFileName}`, { Range: "bytes=1-3" });
  expect([part.status, part.text, part.headers.get("content-range")]).toEqual([206, "PNG", `bytes 1-3/${png.length}`]);
  expect((await demo.get(`/files/${serverFileName}`, { Range: "bytes=999-" })).status).toBe(416);
  const saved = await demo.get(`/file/download/photos/${serverFileName}`);
  expect(saved.headers.get("content-disposition")).toContain(`filename*=UTF-8''${encodeURIComponent("дах.png")}`);
});

test("[R7.5-03] [R3.8-13] tells the name and kind of a file by its path or its id", async ({ demo, server }) => {
  const { serverFileName, result } = await json(await send(demo, server.url, png, {}));
  const byPath = await demo.send("POST", "/file/get", { file_path: `${result.dir}/${serverFileName}` });
  expect(byPath.json).toMatchObject({ uploaded_name: "дах.png", file_path: `/files/${serverFileName}`, ext: "png" });
  const byId = await demo.send("POST", "/file/get", { file_id: serverFileName.split(".")[0] });
  expect(byId.json).toEqual(byPath.json);
  expect((await demo.send("POST", "/file/get", { file_path: "photos/1.png" })).status).toBe(404);
});

test("[R7.5-04] only its sender or a chief deletes a file", async ({ demo, admin, viewer, server }) => {
  const { serverFileName } = await json(await send(admin, server.url, png, {}));
  const path = `/file/delete/photos/${serverFileName}`;
  expect((await viewer.send("POST", path, {})).status).toBe(403);
  expect((await demo.send("POST", path, {})).status).toBe(403);
  expect((await admin.send("POST", path, {})).status).toBe(200);
  expect((await admin.get(`/files/${serverFileName}`)).status).toBe(404);
});

for (const [what, content, name, status] of [
  ["a program named like a picture", Buffer.from("MZ\u0090\u0000".repeat(20), "latin1"), "фото.png", 415],
  ["SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), "фото.png", 415],
  ["a text in the folder of photos", Buffer.from("Просто текст, не фото"), "фото.png", 415],
  ["an empty file", Buffer.alloc(0), "фото.png", 400],
] as const)
  test(`[R7.5-01] refuses ${what}, and keeps nothing of it`, async ({ demo, server }) => {
    const key = `refused-${status}-${content.length}`;
    expect((await send(demo, server.url, content, { name, fields: { key } })).status).toBe(status);
    expect((await demo.get(`/file/upload/photos?key=${key}`)).status).toBe(404);
  });

test("[R7.5-01] a file of more than 50 MB is refused while it comes, whatever its length says", async ({
  demo,
  server,
}) => {
  const { status, sentMb } = await stream(demo, server.url, 200);
  expect(status).toBe(413);
  expect(sentMb).toBeLessThan(120);
});

for (const dir of ["%2e%2e", "a%2Fb%00", "%D1%84"])
  test(`[R7.5-01] refuses the folder ${dir}`, async ({ demo, server }) => {
    const sent = await send(demo, server.url, png, { path: `x/${dir}` });
    expect([400, 403, 404]).toContain(sent.status);
  });

test("an upload that broke off goes on where it stopped, for its sender only", async ({
  demo,
  viewer,
  admin,
  server,
}) => {
  const content = Buffer.concat([png, Buffer.alloc(3_000_000, 7)]);
  const key = `broken-${Date.now()}`;
  await breakOff(demo, server.url, { key, content, size: content.length });
  const asked = await fetch(`${server.url}/file/upload/photos?key=${key}`, {
    method: "HEAD",
    headers: { Cookie: demo.cookie },
  });
  const offset = Number(asked.headers.get("upload-offset"));
  expect(offset).toBeGreaterThan(0);
  expect(offset).toBeLessThan(content.length);
  for (const other of [viewer, admin]) expect((await other.get(`/file/upload/photos?key=${key}`)).status).toBe(404);
  const location = server.url + asked.headers.get("location")!;
  const patch = (from: number) =>
    fetch(location, {
      method: "PATCH",
      headers: { ...headersOf(demo, server.url), "Upload-Offset": String(from) },
      body: content.subarray(from),
    });
  expect((await patch(offset - 1)).status).toBe(409);
  const done = await patch(offset);
  expect(done.status).toBe(201);
  const { serverFileName } = await json(done);
  const stored = await fetch(`${server.url}/files/${serverFileName}`, { headers: { Cookie: demo.cookie } });
  expect(Buffer.from(await stored.arrayBuffer()).equals(content)).toBe(true);
  // The answer was lost, too: the same key gives the same file.
  expect((await json(await send(demo, server.url, content, { fields: { key } }))).serverFileName).toBe(serverFileName);
});

test("a long text is taken as text, whatever its first letter is and wherever its parts are cut", async ({
  demo,
  server,
}) => {
  for (const start of ["P", "Q", "PK", "Па"]) {
    const sent = await send(demo, server.url, Buffer.from(start + "ї".repeat(150_000)), {
      path: "docs",
      name: "a.txt",
    });
    expect([start, sent.status]).toEqual([start, 201]);
    expect((await json(sent)).serverFileName).toMatch(/\.txt$/);
  }
});

test("a field that the database refuses is told as such, and leaves no file behind", async ({}, info) => {
  const dataDir = info.outputPath("data");
  const server = await startServer({ dataDir });
  try {
    const demo = await signIn(server.url, "demo");
    const sent = await send(demo, server.url, png, { fields: { key: "with-zero", model_name: "a\0b" } });
    expect([sent.status, await sent.json()]).toEqual([422, { error: "Дані мають недопустиме значення." }]);
    expect(await readdir(join(dataDir, "files"), { recursive: true })).toEqual(["parts"]);
  } finally {
    await server.close();
  }
});

test("[R7.5-07] a document is converted, or a clear 501 says that it cannot be; a broken one is a 422", async ({
  demo,
  server,
}) => {
  const preview = async (content: Buffer, name: string) => {
    const { serverFileName } = await json(await send(demo, server.url, content, { path: "documents", name }));
    const saved = await demo.get(`/files/${serverFileName}`);
    expect(saved.headers.get("content-disposition")).toContain("attachment");
    return demo.get(`/api-user/file-preview/documents/${serverFileName}?height=700`);
  };
  const shown = await preview(Buffer.from("Акт"), "акт.txt");
  if (shown.status === 200)
    expect([shown.headers.get("content-type"), shown.text.slice(0, 5)]).toEqual(["application/pdf", "%PDF-"]);
  else expect([shown.status, shown.json.error]).toEqual([501, expect.stringContaining("не встановлено на сервері")]);
  const broken = await preview(docx, "акт.docx");
  expect([broken.status, broken.json.error]).toEqual([422, expect.stringContaining("не вдалося показати")]);
});

test("what nobody finished is deleted after a day", async () => {
  const folder = await mkdtemp(join(tmpdir(), "vs-parts-"));
  const [old, fresh] = ["old-part", "new-part"].map((key) => new Partial(folder, 1, key)) as [Partial, Partial];
  for (const part of [old, fresh]) {
    await part.note(folder, {
      dir: "a",
      nativeName: "a",
      size: 1,
      modelName: undefined,
      objectId: undefined,
      clsid: undefined,
    });
    await writeFile(part.path, "a");
  }
  const before = new Date(Date.now() - 25 * 60 * 60 * 1000);
  for (const path of [old.path, old.path.replace(/part$/, "json")]) await utimes(path, before, before);
  await removeOldParts(folder);
  expect((await readdir(join(folder, "parts"))).length).toBe(2);
  expect(await old.read()).toBeUndefined();
});

const head = (fields: Fields) =>
  Object.entries(fields)
    .map(([name, value]) => `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join("") + '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';

function open(client: Client, url: string, length?: number) {
  return request(`${url}/file/upload/photos`, {
    method: "POST",
    headers: {
      ...headersOf(client, url),
      "Content-Type": "multipart/form-data; boundary=edge",
      ...(length && { "Content-Length": length }),
    },
  });
}

/** Sends two thirds of a file, then closes the connection. */
function breakOff(client: Client, url: string, { key, content, size }: { key: string; content: Buffer; size: number }) {
  return new Promise<void>((resolve) => {
    const sending = open(client, url, size + 1000);
    sending.on("error", () => resolve());
    sending.write(head({ key, size: String(size) }));
    sending.write(content.subarray(0, (size * 2) / 3), () => setTimeout(() => sending.destroy(), 200));
    sending.on("close", () => resolve());
  });
}

/** Sends `mb` MB in chunks without a length, until the server answers. */
function stream(client: Client, url: string, mb: number) {
  return new Promise<{ status: number; sentMb: number }>((resolve, reject) => {
    const sending = open(client, url);
    let sentMb = 0;
    let isDone = false;
    sending.on("response", ({ statusCode }) => {
      isDone = true;
      resolve({ status: statusCode ?? 0, sentMb });
      sending.destroy();
    });
    sending.on("error", (error) => isDone || reject(error));
    sending.write(head({}));
    sending.write(png);
    const more = () => {
      if (isDone) return;
      if (sentMb++ < mb) sending.write(Buffer.alloc(1024 * 1024), () => setTimeout(more, 5));
      else sending.end("\r\n--edge--\r\n");
    };
    more();
  });
}
