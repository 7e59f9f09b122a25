import { useCallback, useEffect, useState } from "react";
import { readRating, saveRating } from "../../../src/server/calls/lists/ratings.ts";

interface Kept {
  /** What the server says; null: nobody has rated, or it is not known. */
  value: number | null;
  /** What went wrong, and what is tried again: the number that was not saved, or null for the reading. */
  failed?: { given: number | null; error: unknown };
}
export interface Rate extends Kept {
  give(value: number): void;
  again(): void;
}

/** A rating that the server keeps beside the record (R7.3-13, R7.3-14); without an id nothing is asked. */
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

  const give = (given: number) => {
    if (!id) return;
    setKept({ value: kept.value });
    void saveRating(id, given).then(
      (value) => setKept({ value: value ?? given }),
      (error: unknown) => setKept({ value: kept.value, failed: { given, error } }),
    );
  };
  const again = () => {
    const given = kept.failed?.given ?? null;
    if (given === null) void read();
    else give(given);
  };
  return { ...kept, give, again };
}
