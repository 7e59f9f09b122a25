/** The words of a text. */
export type Words<Text> = Text extends `${infer First} ${infer Rest}`
  ? First | Words<Rest>
  : Exclude<Extract<Text, string>, "">;

/** Turns lists of names by kind into kinds by name: `{ number: "min max" }` → `{ min: "number", max: "number" }`. */
export type ByKind<Lists> = {
  [Name in Words<Lists[keyof Lists]>]: {
    [Kind in keyof Lists]: Name extends Words<Lists[Kind]> ? Kind : never;
  }[keyof Lists];
};
export function byKind<const Lists extends Readonly<Record<string, string>>>(lists: Lists): ByKind<Lists> {
  const kinds = Object.keys(lists).flatMap((kind) =>
    lists[kind]!.split(" ").flatMap((name) => (name ? [[name, kind]] : [])),
  );
  return Object.fromEntries(kinds) as ByKind<Lists>;
}
