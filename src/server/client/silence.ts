/** Since when the server has not answered calls, in ms since 1970; 0 while it answers. */
export const silence = { since: 0 };
