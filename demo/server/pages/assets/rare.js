// The page's own script: lists the bundle's calls, and calls window.vs where markup cannot.
const list = document.getElementById("calls");

function show() {
  const lines = window.vs ? window.vs.log() : [];
  list.replaceChildren(
    ...lines.map(({ method, address, status, ms }) => {
      const line = document.createElement("li");
      line.textContent = `${method} ${address.replace(location.origin, "")} ${status || "…"} ${Math.round(ms)} мс`;
      return line;
    }),
  );
}

document.addEventListener("click", ({ target }) => {
  const notice = target.closest("[data-notice]");
  if (notice) window.vs.notify(JSON.parse(notice.dataset.notice));
  const modal = target.closest("[data-show]");
  if (modal) document.getElementById(modal.dataset.show).show();
});

let shown = "";
setInterval(() => {
  const now = JSON.stringify(window.vs ? window.vs.log() : []);
  if (now !== shown) show();
  shown = now;
}, 500);
