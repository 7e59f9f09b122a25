/** Where notices wait for the page that comes next, in the tab's own storage. */
export const keptPlace = "vs-notices";
