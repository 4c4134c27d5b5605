import { deflateSync } from 'fflate'

/** What a machine has for zips: a raw DEFLATE stream of bytes, and their CRC-32. */
export type Packing = {
  deflate(bytes: Uint8Array): Uint8Array
  checksum(bytes: Uint8Array): number
}

/** Packing in JavaScript, as slow as it is at home everywhere. */
export const packingAnywhere: Packing = { deflate: (bytes) => deflateSync(bytes, { level: 6 }), checksum }

/** A file of a zip, compressed and ready to be put in. */
export type ZipPart = {
  readonly name: Uint8Array
  readonly packed: Uint8Array
  readonly size: number
  readonly check: number
}

const encoder = new TextEncoder()
/** 1 January 1980, the first day that a zip can name: the same parts give the same bytes whenever they are written. */
const FIRST_DAY = 0x21
const DEFLATED = 8
const VERSION = 20
const LOCAL = 30
const CENTRAL = 46
const END = 22

export function zipPart(name: string, content: string | Uint8Array, packing: Packing): ZipPart {
  const bytes = typeof content === 'string' ? encoder.encode(content) : content
  return {
    name: encoder.encode(name),
    packed: packing.deflate(bytes),
    size: bytes.length,
    check: packing.checksum(bytes),
  }
}

/** A zip of those parts, in their order; names are ASCII. */
export function zipOf(parts: readonly ZipPart[]): Uint8Array {
  const packed = parts.reduce((sum, part) => sum + part.packed.length, 0)
  const names = parts.reduce((sum, part) => sum + part.name.length, 0)
  const bytes = new Uint8Array(packed + 2 * names + parts.length * (LOCAL + CENTRAL) + END)
  const view = new DataView(bytes.buffer)
  const offsets: number[] = []
  let at = 0
  for (const part of parts) {
    offsets.push(at)
    view.setUint32(at, 0x04034b50, true)
    writeEntry(view, at + 4, part)
    bytes.set(part.name, at + LOCAL)
    bytes.set(part.packed, at + LOCAL + part.name.length)
    at += LOCAL + part.name.length + part.packed.length
  }
  const directory = at
  for (const [i, part] of parts.entries()) {
    view.setUint32(at, 0x02014b50, true)
    view.setUint16(at + 4, VERSION, true)
    writeEntry(view, at + 6, part)
    view.setUint32(at + 42, offsets[i] ?? 0, true)
    bytes.set(part.name, at + CENTRAL)
    at += CENTRAL + part.name.length
  }
  view.setUint32(at, 0x06054b50, true)
  view.setUint16(at + 8, parts.length, true)
  view.setUint16(at + 10, parts.length, true)
  view.setUint32(at + 12, at - directory, true)
  view.setUint32(at + 16, directory, true)
  return bytes
}

/** The 26 bytes that both headers of a file have in common. */
function writeEntry(view: DataView, at: number, { name, packed, size, check }: ZipPart): void {
  view.setUint16(at, VERSION, true)
  view.setUint16(at + 4, DEFLATED, true)
  view.setUint16(at + 8, FIRST_DAY, true)
  view.setUint32(at + 10, check, true)
  view.setUint32(at + 14, packed.length, true)
  view.setUint32(at + 18, size, true)
  view.setUint16(at + 22, name.length, true)
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** CRC-32, as a zip has it. */
export function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (let i = 0; i < bytes.length; i++)
    value = (table[(value ^ (bytes[i] ?? 0)) & 0xff] ?? 0) ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}
