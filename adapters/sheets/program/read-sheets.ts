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
  return taken.ok ? ok(join(taken.value.flatMap(writeSheet))) : taken
}

/** So many lines are one piece: fewer are longer, more are held twice over. */
const LINES = 1000

function writeSheet({ name, rows }: Sheet): readonly Uint8Array[] {
  const pieces = [encode(JSON.stringify({ name, rows: rows.length }))]
  for (let at = 0; at < rows.length; at += LINES)
    pieces.push(
      encode(
        rows
          .slice(at, at + LINES)
          .map((row) => JSON.stringify(row))
          .join('\n'),
      ),
    )
  return pieces
}

/** As bytes at once: a text with Cyrillic in it is held in more. */
const encode = (lines: string): Uint8Array => new TextEncoder().encode(`${lines}\n`)

function join(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}
