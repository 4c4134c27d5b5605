import { z } from 'zod'
import type { ByteReader } from './byte-reader.ts'
import { refuseAltered } from './seal.ts'

const named = z.string().min(1).max(63)

/** What a backup says of itself before its tables. */
const startShape = z.object({
  madeAt: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  sequences: z.array(z.object({ name: named, last: z.string().regex(/^-?\d{1,19}$/), called: z.boolean() })),
})

const tableShape = z.object({ name: named, columns: z.array(named).min(1) })
const endShape = z.object({ rows: z.int().min(0), sha256: z.string() })

export type Start = z.infer<typeof startShape>
export type TableEnd = z.infer<typeof endShape>

/** The parts of what a file says, in this order: a start, then of each table its name, its rows and their sum, then the end. */
export type Frame =
  | { readonly kind: 'start'; readonly start: Start }
  | { readonly kind: 'table'; readonly table: z.infer<typeof tableShape> }
  | { readonly kind: 'rows'; readonly bytes: Buffer }
  | { readonly kind: 'tableEnd'; readonly end: TableEnd }
  | { readonly kind: 'end' }

const KINDS = ['start', 'table', 'rows', 'tableEnd', 'end'] as const
const LONGEST = 16 * 1024 * 1024

export function frameBytes(frame: Frame): readonly Buffer[] {
  const body = frame.kind === 'rows' ? frame.bytes : Buffer.from(JSON.stringify(takeSaid(frame)))
  const head = Buffer.alloc(5)
  head.writeUInt8(KINDS.indexOf(frame.kind))
  head.writeUInt32BE(body.length, 1)
  return [head, body]
}

function takeSaid(frame: Exclude<Frame, { kind: 'rows' }>): object {
  if (frame.kind === 'start') return frame.start
  if (frame.kind === 'table') return frame.table
  return frame.kind === 'tableEnd' ? frame.end : {}
}

/** @throws BackupRefused for bytes that are no frames, and when they end before the last one. */
export async function* readFrames(reader: ByteReader): AsyncGenerator<Frame> {
  for (;;) {
    const head = await reader.take(5)
    const kind = KINDS[head?.readUInt8() ?? -1]
    const length = head?.readUInt32BE(1) ?? 0
    const body = length > LONGEST ? null : await reader.take(length)
    if (kind === undefined || body === null) throw refuseAltered()
    yield kind === 'rows' ? { kind, bytes: body } : frameOf(kind, body.toString())
    if (kind !== 'end') continue
    if ((await reader.take(1)) !== null) throw refuseAltered()
    return
  }
}

function frameOf(kind: Exclude<Frame['kind'], 'rows'>, json: string): Frame {
  try {
    const said: unknown = JSON.parse(json)
    if (kind === 'start') return { kind, start: startShape.parse(said) }
    if (kind === 'table') return { kind, table: tableShape.parse(said) }
    return kind === 'tableEnd' ? { kind, end: endShape.parse(said) } : { kind }
  } catch {
    throw refuseAltered()
  }
}
