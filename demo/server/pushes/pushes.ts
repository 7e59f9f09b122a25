/** A record that was saved or deleted: open pages may want to refresh it. */
export interface Change {
  table: string;
  id: string | number;
}

/** Pushes of changed records to every connected page (routes/socket.ts). */
export interface Pushes {
  /** Pushes what was written; to be called after the commit. Never fails: without a push a page is only late. */
  tell(changes: Change[]): Promise<void>;
  /** Listens to all changes, those of other copies of the server too; returns a function that stops it. */
  hear(listener: (change: Change) => void): () => void;
  close(): Promise<void>;
}
