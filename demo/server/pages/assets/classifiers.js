/** Items of /classifiers/5000, made in the page and set as the value of the tree. */
(() => {
  const tree = /** @type {(HTMLElement & { value?: object[] }) | null} */ (
    document.querySelector("vs-tree[data-items]")
  );
  if (!tree) return;
  const inside = 20;
  tree.value = Array.from({ length: Number(tree.dataset["items"]) / (inside + 5) }, (_, section) => ({
    id: section + 1,
    name: `Розділ ${section + 1}`,
    enabled: true,
    children: Array.from({ length: 4 }, (_part, part) => ({
      id: `${section + 1}.${part + 1}`,
      name: `Частина ${section + 1}.${part + 1}`,
      enabled: part < 3,
      children: Array.from({ length: inside / 4 }, (_item, item) => ({
        id: `${section + 1}.${part + 1}.${item + 1}`,
        name: `Робота ${section + 1}.${part + 1}.${item + 1}`,
        enabled: true,
      })),
    })),
  }));
})();
