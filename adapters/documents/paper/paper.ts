/** A printed paper as the renderers see it: what it says and how it is laid out, in no file format. */
export type Paper = {
  /** Goes into the file's properties, shown in a viewer's title bar. */
  readonly title: string
  readonly landscape: boolean
  /** Sewn, or kept for over ten years: there is room for it at the left. */
  readonly isBound?: boolean
  /** Above every sheet but the cover, which has no number: sheets of a journal count from the one after it. */
  readonly runningTitle?: string
  readonly blocks: readonly Block[]
  /** Lists that a word processor numbers by itself; paragraphs and cells name them. */
  readonly lists?: readonly NumberedList[]
  /** Pale words across every page of a .pdf: a paper that is only looked at. */
  readonly watermark?: string
}

/** How each level of a list is numbered: `%1.%2.` is the number of the level above, a dot, its own and a dot. */
export type NumberedList = {
  readonly levels: readonly string[]
  /** Nothing follows the numbers: cells of a column. */
  readonly isAlone?: boolean
}

/** A place in a list, which gives the number. */
export type InList = {
  readonly list: number
  readonly level: number
  /** The same number, where the text begins with it: for who counts none. A no-break blank is behind it. */
  readonly said?: string
}

export type Block = Paragraph | Table | Signature | Code | PageBreak

/** Words of one style, or several; '\n' breaks a line. */
export type Text = string | readonly Run[]

export type Run = {
  readonly text: string
  readonly bold?: boolean
  readonly italic?: boolean
  /** Stands for what is not known yet: highlighted in a .pdf; an issued paper has none. */
  readonly gap?: boolean
}

export type Align = 'left' | 'center' | 'right' | 'justify'

export type Paragraph = {
  readonly kind: 'paragraph'
  readonly text: Text
  readonly align: Align
  readonly bold?: boolean
  /** Set in the right half of the page: where a letter's addressee is. */
  readonly addressee?: boolean
  /** Empty space above, in points. */
  readonly above?: number
  /** The first line begins 12.5 mm to the right. */
  readonly indented?: boolean
  /** All lines begin so many millimetres to the right. */
  readonly inset?: number
  /** Size of letters, in points. */
  readonly size?: number
  /** Never the last on its page. */
  readonly keepWithNext?: boolean
  /** A rule below. */
  readonly ruled?: boolean
  /** Where the words end, a rule to write on goes on to the right margin, with small words under it; '' for none. */
  readonly toMargin?: string
  /** The title of a section: viewers list it. */
  readonly heading?: boolean
  /** A word processor puts the number there: it is not in the text, unless the place says so. */
  readonly numbered?: InList
  /** Says only what is repeated or left out; it is in no issued paper. */
  readonly mark?: boolean
}

/** Letters of a table that says nothing of theirs, in points. */
export const TABLE_SIZE = 10

/** `widths` are shares of the page's width and add up to 100. Heads repeat on every page. */
export type Table = {
  readonly kind: 'table'
  readonly widths: readonly number[]
  readonly heads: readonly TableRow[]
  readonly rows: readonly TableRow[]
  /** Its rows are of so many sheets, as many on each; a .pdf begins each on a page. */
  readonly sheets?: number
  /** No borders. */
  readonly plain?: boolean
  /** Size of letters, in points; 10 otherwise. */
  readonly size?: number
}

/** Cells cover the row from left to right; one that another covers from above is there, as `covered`. */
export type TableRow = {
  readonly cells: readonly Cell[]
  /** The least height, in millimetres. */
  readonly height?: number
}

export type Cell = {
  readonly text: Text
  readonly align?: Align
  /** How many columns it takes; 1 otherwise. */
  readonly columns?: number
  /** How many rows it takes; 1 otherwise. */
  readonly rows?: number
  /** The number is not in the text: a word processor puts it there. */
  readonly numbered?: InList
  /** Lies under a cell of a row above. */
  readonly covered?: boolean
}

export type Signature = {
  readonly kind: 'signature'
  readonly role: string
  /** «И. О. Фамилия». */
  readonly name: string
  /** Empty space above, in points; 24 otherwise. */
  readonly above?: number
  /** The role stands for someone who is not known yet. */
  readonly gap?: boolean
}

/** A code that a camera reads; its side is in millimetres, the quiet zone around it included. */
export type Code = {
  readonly kind: 'code'
  /** Rows from the top: which squares are dark. */
  readonly squares: readonly (readonly boolean[])[]
  readonly side: number
  /** What it is for whoever does not see it. */
  readonly alt: string
}

/** What follows begins on a new page; the last one may be bare: no number and no title above it. */
export type PageBreak = {
  readonly kind: 'page-break'
  readonly landscape: boolean
  readonly bare?: boolean
}

export type PaperFormat = 'docx' | 'pdf'

/** The words alone. */
export const joinRunTexts = (text: Text): string =>
  listRuns(text)
    .map((run) => run.text)
    .join('')

/** One style or several as several. */
export const listRuns = (text: Text): readonly Run[] => (typeof text === 'string' ? [{ text }] : text)
