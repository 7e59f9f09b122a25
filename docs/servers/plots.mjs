// Plots with Node alone, in memory. Try it: node plots.mjs, with the folder dist of vs-elements beside this file.
import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";

const token = randomBytes(16).toString("hex"); // one user; with sessions it is one a session
const plots = new Map();
let last = 0;
const remote = { type: "remote", url: "/api/unique/public/plot/number" };
const form = {
  title: "Plot",
  schema: {
    number: { type: "Text", title: "Number", col: 6, validators: ["required", remote] },
    district: { type: "Select", title: "District", col: 6, data: "district" },
    owner: { type: "Autocomplete", title: "Owner", col: 6, data: "owner", tags: true },
    area: { type: "Number", title: "Area", col: 6, unit: "ha", validators: ["required"] },
  },
};
const isFree = (number, id) => ![...plots.values()].some((plot) => plot.number === number && plot.id !== Number(id));

createServer(async (request, response) => {
  const answer = (data, status = 200, type = "application/json") => {
    response.writeHead(status, { "Content-Type": type });
    response.end(typeof data === "string" ? data : JSON.stringify(data));
  };
  const { pathname, searchParams } = new URL(request.url, "http://127.0.0.1");
  const { method } = request;
  if (/^\/dist\/[\w./-]+$/.test(pathname) && !pathname.includes("..")) return sendFile(pathname, response);
  if (pathname === "/") return answer(page(), 200, "text/html; charset=utf-8");
  // CSRF: the page holds the token in a meta tag, each write sends it back in a header
  if (method !== "GET" && request.headers["x-csrf-token"] !== token)
    return answer({ error: "This page is too old. Reload it." }, 403);

  // 1. What the first popup needs: the form, and the record by its address
  if (pathname === "/api/template/form/plot") return answer(form);
  const [, id] = /^\/api\/plot\/(\d*)$/.exec(pathname) ?? [];
  if (id !== undefined) {
    if (method === "GET" && !id) return answer([...plots.values()]); // for vs-table
    if (id && !plots.has(Number(id))) return answer({ error: "There is no such plot." }, 404);
    if (method === "GET") return answer(plots.get(Number(id)));
    if (method === "DELETE") return (plots.delete(Number(id)), answer({ id }));
    const { number, district, owner, area } = JSON.parse(await bodyOf(request));
    const errors = {}; // errors by field stand at their fields
    if (!(area > 0)) errors.area = "The area must be above 0.";
    if (!isFree(number, id)) errors.number = "This number is taken.";
    if (Object.keys(errors).length) return answer({ errors }, 422);
    const plot = { id: Number(id) || ++last, number, district, owner, area };
    plots.set(plot.id, plot);
    return answer({ id: plot.id });
  }

  // 2. Lists, search while typing, uniqueness
  if (pathname === "/api-user/select/district")
    return answer({
      district: [
        ["n", "North"],
        ["s", "South"],
      ],
    });
  if (pathname === "/api-user/suggest/owner") {
    const owners = [...new Set([...plots.values()].map((plot) => plot.owner))].filter(Boolean);
    const key = (searchParams.get("key") ?? "").toLowerCase();
    return answer(
      owners.filter((owner) => owner.toLowerCase().includes(key)).map((owner) => ({ id: owner, text: owner })),
    );
  }
  if (pathname === "/api/unique/public/plot/number")
    return answer(isFree(searchParams.get("value"), searchParams.get("id")));
  return answer({ error: "There is no such address." }, 404);
}).listen(Number(process.env.PORT ?? 8000), "127.0.0.1");

async function bodyOf(request) {
  let text = "";
  for await (const part of request) text += part;
  return text;
}

function sendFile(name, response) {
  const types = { ".js": "text/javascript", ".css": "text/css", ".json": "application/json" };
  const file = createReadStream(path.join(import.meta.dirname, name));
  file.on("open", () =>
    response.writeHead(200, { "Content-Type": types[path.extname(name)] ?? "application/octet-stream" }),
  );
  file.on("error", () => response.writeHead(404).end());
  file.pipe(response);
}

const escaped = (text) => String(text ?? "").replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function page() {
  const lines = [...plots.values()].map(
    ({ id, number, owner, area }) => `<tr><td>${escaped(number)}</td><td>${escaped(owner)}</td><td>${area} ha</td>
    <td><a href="#" edit="plot/${id}/plot">Edit</a> <a href="#" del="plot/${id}">Delete</a></td></tr>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="csrf-token" content="${token}">
<title>Plots</title><script src="/dist/vs.js" data-lang="en"></script>
<h1>Plots</h1><p><button add="plot">Add a plot</button></p>
<table id="plots" vs-refresh="plot">${lines.join("")}</table>`;
}
