import { LONGEST_LINE } from '../answers/fill-values.ts'

/** What fits a cell of a paper's table: a longer text is cut, as one that fills a page could not be printed. */
export const cutToCell = (text: string): string =>
  text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE - 1)}…` : text

/** A row with each of its texts as it fits. */
export const cutToCells = <Row extends Readonly<Record<string, string>>>(
  row: Row,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(row).map(([name, text]) => [name, cutToCell(text)]))
