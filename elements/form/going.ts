/** How it goes on after a save: back where one came from, on the same record (R2.3-03), with the next one; `draft` keeps what is there on the server, right or not (R2.3-02). */
export type Going = "leave" | "stay" | "next" | "draft";
