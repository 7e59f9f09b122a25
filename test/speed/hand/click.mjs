/**
 * A hand-written delegated listener with the behaviour of ours: the nearest link, plain clicks only, one second without
 * repeats against double clicks, and an event by which the page may cancel, after its own handlers.
 */

/** @type {WeakSet<Element>} */
const resting = new WeakSet();

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest("[edit]");
  if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  if (resting.has(link)) return;
  resting.add(link);
  setTimeout(() => resting.delete(link), 1000);
  setTimeout(() => {
    const detail = { action: "edit", value: link.getAttribute("edit"), element: link, target: event.target };
    link.dispatchEvent(new CustomEvent("vs:before", { detail, bubbles: true, composed: true, cancelable: true }));
  });
});
