// The tab of /map.html, as a page of 2012 shows it.
document.getElementById("show-tab").addEventListener("click", () => {
  document.getElementById("tab").hidden = false;
});
