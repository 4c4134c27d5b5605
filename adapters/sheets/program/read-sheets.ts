import type { SheetCode } from '@osh/core/imports/refusal-codes.ts'
import type { Sheet } from '@osh/core/imports/sheet.ts'
import type { FieldErrors } from '@osh/core/shared/results/refusals.ts'
import { ok, type Result } from '@osh/core/shared/results/result.ts'
import type { Inflate } from './inflate-anywhere.ts'
import { takeSheets } from './take-sheets.ts'

/** The sheets of a file as lines of JSON: of each its name and length, then its rows. */
export async function readSheetsHere(
  bytes: Uint8Array,
  inflate?: Inflate,
): Promise<Result<Uint8Array<ArrayBuffer>, FieldErrors<SheetCode>>> {
  const taken = await takeSheets(bytes, inflate)
  return taken.ok ? ok(encode(taken.value.flatMap(writeSheet))) : taken
}

/** So many lines are one text: fewer are longer, more are held twice over. */
const LINES = 1000

function writeSheet({ name, rows }: Sheet): readonly string[] {
  const texts = [`${JSON.stringify({ name, rows: rows.length })}\n`]
  for (let at = 0; at < rows.length; at += LINES)
    texts.push(
      rows
        .slice(at, at + LINES)
        .map((row) => `${JSON.stringify(row)}\n`)
        .join(''),
    )
  return texts
}

function encode(texts: readonly string[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0))
  let at = 0
  for (const text of texts) at += new TextEncoder().encodeInto(text, bytes.subarray(at)).written
  return bytes
}
