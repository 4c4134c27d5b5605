/** Longest name of a group that a page shows whole. */
const WHOLE = 36

/** The beginning of a long name, with an ellipsis. */
export const cutName = (name: string): string =>
  name.length > WHOLE ? `${name.slice(0, WHOLE).trimEnd()}…` : name
