/** How it goes on after a save: back where one came from, on the same record (R2.3-03), or with the next one. */
export type Going = "leave" | "stay" | "next";
