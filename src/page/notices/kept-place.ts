/** Storage key: in sessionStorage, notices for the next page; in localStorage, a flag that saves wait to be sent. */
export const keptPlace = "vs-notices";
/** Storage key in sessionStorage: the addresses that `state` has written in this tab. */
export const stepsPlace = "vs-steps";
