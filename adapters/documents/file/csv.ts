/** A table program takes what begins so for a formula. */
const FORMULA = /^[=+\-@\t\r]/

const quoteCell = (value: string): string =>
  `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`

/** A line of a table that a Russian table program opens as it is; the first begins with `CSV_MARK`. */
export const joinRow = (cells: readonly string[]): string => `${cells.map(quoteCell).join(';')}\r\n`

/** Says that the text is UTF-8. */
export const CSV_MARK = '\uFEFF'
