/** Where notices wait for the page that comes next, in the tab's own storage; in the browser's it says that saves wait to be sent. */
export const keptPlace = "vs-notices";
