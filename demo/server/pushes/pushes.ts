/** A record that was saved or deleted: what open pages may want to show anew. */
export interface Change {
  table: string;
  id: string | number;
}

/** News of changed records, from whoever wrote them to every page that is connected (routes/socket.ts). */
export interface Pushes {
  /** Tells what was written; to be called after the commit. Never fails: a page that isn't told is only late. */
  tell(changes: Change[]): Promise<void>;
  /** Hears all changes from now on, those of other copies of the server too; gives what ends it. */
  hear(listener: (change: Change) => void): () => void;
  close(): Promise<void>;
}
