/** A cell as a file has it: a day is `yyyy-mm-dd`, null is blank. What a formula came to was kept beside it; none is computed. */
export type Cell = string | number | null

/** A sheet (лист) of a table file; the first row is that of number 1, blank rows are there too. */
export type Sheet = { readonly name: string; readonly rows: readonly (readonly Cell[])[] }

/** Bytes of a file that is read. */
export const SHEET_FILE_LIMIT = 20 * 1024 * 1024
/** Rows of one file. */
export const MOST_ROWS = 50_100
/** What is beyond this column is not looked at. */
export const MOST_COLUMNS = 120
