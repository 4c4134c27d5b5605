import type { EvidenceFormat } from '@osh/core/incidents/evidence/evidence-format.ts'

export type FileFormat = 'docx' | 'xlsx' | 'ods' | 'pdf' | 'zip' | 'ics' | 'csv' | 'jsonl' | EvidenceFormat

export type FileBody = Uint8Array | ReadableStream<Uint8Array<ArrayBuffer>>

/** A file as the server sends it. */
export type SentFile = {
  readonly format: FileFormat
  /** A function is asked only where the caller has not these very bytes already. */
  readonly bytes: FileBody | (() => Promise<FileBody>)
  /** In Russian, with its ending. */
  readonly name: string
  /** In Latin letters and without its ending, for old programs. */
  readonly latinName: string
  /** In hexadecimal, of a file that is kept: its entity tag. */
  readonly sha256?: string
}
