export type FileFormat = 'docx' | 'pdf' | 'zip'

/** A file as the server sends it. */
export type SentFile = {
  readonly format: FileFormat
  readonly bytes: Uint8Array | ReadableStream<Uint8Array<ArrayBuffer>>
  /** In Russian, with its ending. */
  readonly name: string
  /** In Latin letters and without its ending, for old programs. */
  readonly latinName: string
  /** In hexadecimal, of a file that is kept: its entity tag. */
  readonly sha256?: string
}
