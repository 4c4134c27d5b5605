import { cutText } from '@osh/core/shared/texts/cut.ts'

/** Longest name of a group that a page shows whole. */
const WHOLE = 36

/** The beginning of a long name, with an ellipsis. */
export const cutName = (name: string): string =>
  name.length > WHOLE ? `${cutText(name, WHOLE).trimEnd()}…` : name
