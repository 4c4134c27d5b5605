/** A printed paper as the renderers see it: what it says and how it is laid out, in no file format. */
export type Paper = {
  /** Goes into the file's properties, shown in a viewer's title bar. */
  readonly title: string
  readonly landscape: boolean
  readonly blocks: readonly Block[]
}

export type Block =
  | Paragraph
  | Table
  | { readonly kind: 'signature'; readonly role: string; readonly name: string }

export type Paragraph = {
  readonly kind: 'paragraph'
  readonly text: string
  readonly align: 'left' | 'center' | 'justify'
  readonly bold?: boolean
  /** Set in the right half of the page: where a letter's addressee stands. */
  readonly addressee?: boolean
  /** Empty space above, in points. */
  readonly above?: number
}

/** `widths` are shares of the page's width and add up to 100. Heads repeat on every page. */
export type Table = {
  readonly kind: 'table'
  readonly widths: readonly number[]
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export type PaperFormat = 'docx' | 'pdf'

export const mediaTypes: Readonly<Record<PaperFormat, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
}
