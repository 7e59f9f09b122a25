// Functions that the forms of this page name: what a schema says runs no code, a registered function does.
const told = document.getElementById("told");

window.vs.callback("inspectionStart", () => ({ result: "Оглянуто: " }));
window.vs.callback("inspectionChange", ({ path, value }) => {
  told.textContent = `${path} = ${value}`;
});
