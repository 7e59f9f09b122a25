/**
 * What happens after a save: `leave` goes back to where the person came from, `stay` keeps the record open (R2.3-03),
 * `next` opens the next record, `draft` stores the values on the server without validation (R2.3-02).
 */
export type Going = "leave" | "stay" | "next" | "draft";
