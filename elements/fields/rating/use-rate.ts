import { useCallback, useEffect, useRef, useState } from "react";
import { readRating, saveRating } from "../../../src/server/calls/lists/ratings.ts";

interface Kept {
  /** The server's rating; null before the first rating, or when it could not be read. */
  value: number | null;
  /** The error and what a retry repeats: saving the number `given`, or reading when `given` is null. */
  failed?: { given: number | null; error: unknown };
}
export interface Rate extends Kept {
  /** Saves a rating, or null: takes back one that could not be saved. */
  give(value: number | null): void;
  again(): void;
}

/** A rating stored on the server apart from the record (R7.3-13, R7.3-14); without an id no request is sent. */
export function useRate(id: string): Rate {
  const [kept, setKept] = useState<Kept>({ value: null });
  const read = useCallback(
    (signal?: AbortSignal) =>
      readRating(id, signal).then(
        (value) => setKept({ value }),
        (error: unknown) => signal?.aborted || setKept({ value: null, failed: { given: null, error } }),
      ),
    [id],
  );
  useEffect(() => {
    if (!id) return undefined;
    const leaving = new AbortController();
    void read(leaving.signal);
    return () => leaving.abort();
  }, [id, read]);

  const last = useRef(0);
  const queue = useRef(Promise.resolve());
  const give = (given: number | null) => {
    if (!id) return;
    const own = ++last.current;
    const keepLast = (outcome: Kept) => own === last.current && setKept(outcome);
    setKept({ value: kept.value });
    if (given === null) return;
    // one after another, so that the last one is stored; what was chosen and left meanwhile is not sent
    queue.current = queue.current.then(async () => {
      if (own !== last.current) return;
      await saveRating(id, given).then(
        (value) => keepLast({ value: value ?? given }),
        (error: unknown) => keepLast({ value: kept.value, failed: { given, error } }),
      );
    });
  };
  const again = () => {
    const given = kept.failed?.given ?? null;
    if (given === null) void read();
    else give(given);
  };
  return { ...kept, give, again };
}
