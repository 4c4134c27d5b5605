/** A cell as it lies in a file. A formula is never to be reckoned: its cached value is what the file says. */
export type Cell =
  | { readonly is: 'blank' }
  | { readonly is: 'text'; readonly text: string; readonly formula?: string }
  | { readonly is: 'number'; readonly value: number; readonly formula?: string }
  /** A real date: a serial of 1900 under a date's format. */
  | { readonly is: 'day'; readonly serial: number; readonly format: DayFormat; readonly formula?: string }
  | { readonly is: 'error'; readonly code: ErrorCode }

export type DayFormat = 'built in' | 'dd.mm.yyyy' | 'dd/mm/yy;@' | '[$-419]d\\ mmmm\\ yyyy;@'

/** As files keep it; a Russian Excel shows #Н/Д, #ССЫЛКА!, #ЗНАЧ! */
export type ErrorCode = '#N/A' | '#REF!' | '#VALUE!'

export const shownErrors: Readonly<Record<ErrorCode, string>> = {
  '#N/A': '#Н/Д',
  '#REF!': '#ССЫЛКА!',
  '#VALUE!': '#ЗНАЧ!',
}

export const blank: Cell = { is: 'blank' }
export const text = (words: string): Cell => (words === '' ? blank : { is: 'text', text: words })

/** A merged range: rows and columns from 0, the last ones among it. */
export type Merged = {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

export type Sheet = {
  readonly name: string
  readonly hidden: boolean
  readonly rows: readonly (readonly Cell[])[]
  readonly merged: readonly Merged[]
}

/** A grid that grows as it is written to. */
export class Grid {
  readonly rows: Cell[][] = []
  readonly merged: Merged[] = []

  /** Where the next row comes, from 0. */
  get next(): number {
    return this.rows.length
  }

  put(row: number, column: number, cell: Cell): void {
    while (this.rows.length <= row) this.rows.push([])
    const cells = this.rows[row] as Cell[]
    while (cells.length <= column) cells.push(blank)
    cells[column] = cell
  }

  skip(rows: number): void {
    for (let i = 0; i < rows; i++) this.rows.push([])
  }

  merge(top: number, left: number, bottom: number, right: number): void {
    if (bottom > top || right > left) this.merged.push({ top, left, bottom, right })
  }
}
