/** A hand-written `<a hand-edit="table/id/form">`: opens a `<dialog>` at once, and its form when it has loaded. */
import { mountForm, titleOf } from "./form.mjs";

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest("[hand-edit]");
  if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  void open(link.getAttribute("hand-edit") ?? "");
});

/** @param {string} address */
async function open(address) {
  const [table, id, form] = address.split("/");
  const dialog = document.createElement("dialog");
  dialog.innerHTML = `<header><h2>Редагування</h2><button type="button" class="icon" aria-label="Закрити">
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="M3.5 3.5l9 9M12.5 3.5l-9 9"
    stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/></svg></button></header>
    <div class="body"><output class="skeleton" aria-label="Завантаження…"></output></div>`;
  document.body.append(dialog);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest(".icon,.cancel")) dialog.close();
  });
  dialog.showModal();
  const [schema, record] = await Promise.all([read(`/api/template/form/${form}`), read(`/api/${table}/${id}`)]);
  const [heading, body] = [dialog.querySelector("h2"), dialog.querySelector(".body")];
  if (!heading || !body) return;
  heading.textContent = titleOf(schema.title);
  mountForm(body, schema, record);
  body.querySelector("input")?.focus({ preventScroll: true });
}

/** @param {string} address */
async function read(address) {
  const answer = await fetch(address, { credentials: "include", headers: { Accept: "application/json" } });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}
