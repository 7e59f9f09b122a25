/** Storage key: in sessionStorage, notices for the next page; in localStorage, a flag that saves wait to be sent. */
export const keptPlace = "vs-notices";
