/** A form that only shows its record: mode `info`, or disabled as a whole. It is not submitted and keeps no drafts. */
export const isReadOnly = ({ mode, disabled }: { mode?: unknown; disabled?: unknown }): boolean =>
  mode === "info" || disabled === true;
