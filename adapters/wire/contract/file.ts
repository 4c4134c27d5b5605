import { WireMismatch } from '../wire-format.ts'
import type { AnswerCodec } from './answer.ts'

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

/** A file of one of the formats, instead of JSON. */
export const file = (...files: readonly FileFormat[]): AnswerCodec<Blob, SentFile> => ({
  status: 200,
  files,
  encode: (sent) => ({ file: sent }),
  decode: ({ file: received }) => {
    if (!received) throw new WireMismatch('expected a file')
    return received
  },
})
