import { Inflate } from 'fflate'
import { checksum } from '../../docx/zip-parts.ts'
import { Unreadable } from '../finding.ts'

/** A file of a zip. */
export type ZipEntry = { readonly name: string; readonly bytes: Uint8Array }

const MOST_ENTRIES = 500
/** Bounds that hold for what really comes out, whatever the zip says of itself. */
const MOST_BYTES = 40 * 1024 * 1024
export const MOST_OF_XML = 4 * 1024 * 1024
/** Compressed bytes that are inflated at a time: one of them gives a thousand at most. */
const SLICE = 2048

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const END_SIZE = 22
const CENTRAL_SIZE = 46
const LOCAL_SIZE = 30

type Listed = {
  readonly name: string
  readonly flags: number
  readonly method: number
  readonly check: number
  readonly packed: number
  readonly size: number
  readonly at: number
}

/**
 * Every file of a zip, read by its directory, which is what word processors go by. What such a directory and the files may
 * disagree about is refused: overlapping files, doubled and odd names, sizes and checksums that lie.
 *
 * @throws Unreadable
 */
export function readZip(bytes: Uint8Array): readonly ZipEntry[] {
  const names = new Set<string>()
  let left = MOST_BYTES
  const entries: ZipEntry[] = []
  for (const one of locateEntries(bytes)) {
    checkName(one.name, names)
    const inside = inflate(one, Math.min(left, limitOf(one.name)))
    left -= inside.length
    if (!one.name.endsWith('/')) entries.push({ name: one.name, bytes: inside })
  }
  return entries
}

/** A file of a zip as it lies there: `size` is what the directory announces. */
export type PackedEntry = Pick<Listed, 'name' | 'method' | 'size' | 'check'> & { readonly packed: Uint8Array }

/**
 * Where the files of a zip lie, by its directory.
 *
 * @throws Unreadable
 */
export function locateEntries(bytes: Uint8Array): readonly PackedEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const listed = readDirectory(bytes, view)
  let free = 0
  return listed
    .toSorted((a, b) => a.at - b.at)
    .map((one) => {
      if (one.at < free) throw new Unreadable('own-form/damaged', one.name)
      const from = startOf(one, view, bytes)
      free = from + one.packed
      if (free > bytes.length) throw new Unreadable('own-form/damaged', one.name)
      return { ...one, packed: bytes.subarray(from, free) }
    })
}

const limitOf = (name: string): number => (/\.(?:xml|rels)$/iu.test(name) ? MOST_OF_XML : MOST_BYTES)

function readDirectory(bytes: Uint8Array, view: DataView): readonly Listed[] {
  const end = findEnd(bytes, view)
  if (end === null) throw new Unreadable('own-form/not-docx')
  const count = view.getUint16(end + 10, true)
  const size = view.getUint32(end + 12, true)
  let at = view.getUint32(end + 16, true)
  const isWhole = view.getUint32(end + 4, true) === 0 && view.getUint16(end + 8, true) === count
  if (!isWhole || at + size !== end) throw new Unreadable('own-form/damaged')
  if (count > MOST_ENTRIES) throw new Unreadable('own-form/swells')
  const listed: Listed[] = []
  for (let i = 0; i < count; i++) {
    if (at + CENTRAL_SIZE > end || view.getUint32(at, true) !== CENTRAL)
      throw new Unreadable('own-form/damaged')
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true))
    const next = at + CENTRAL_SIZE + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
    if (next > end) throw new Unreadable('own-form/damaged')
    listed.push({
      name: decodeAscii(bytes.subarray(at + CENTRAL_SIZE, at + CENTRAL_SIZE + (name ?? 0))),
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      check: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    })
    at = next
  }
  if (at !== end) throw new Unreadable('own-form/damaged')
  return listed
}

/** Where the last record of the zip begins: its comment runs to the end of the file. */
function findEnd(bytes: Uint8Array, view: DataView): number | null {
  const first = Math.max(0, bytes.length - END_SIZE - 0xffff)
  for (let at = bytes.length - END_SIZE; at >= first; at--)
    if (view.getUint32(at, true) === END && at + END_SIZE + view.getUint16(at + 20, true) === bytes.length)
      return at
  return null
}

/** Where the file's bytes begin, if what is before them is of the same file. */
function startOf({ at, name, flags, method }: Listed, view: DataView, bytes: Uint8Array): number {
  if (at + LOCAL_SIZE > bytes.length || view.getUint32(at, true) !== LOCAL)
    throw new Unreadable('own-form/damaged', name)
  const length = view.getUint16(at + 26, true)
  const from = at + LOCAL_SIZE + length
  const own = decodeAscii(bytes.subarray(at + LOCAL_SIZE, Math.min(from, bytes.length)))
  if (own !== name || view.getUint16(at + 8, true) !== method) throw new Unreadable('own-form/damaged', name)
  if ((flags & 1) !== 0 || (view.getUint16(at + 6, true) & 1) !== 0)
    throw new Unreadable('own-form/encrypted')
  return from + view.getUint16(at + 28, true)
}

function inflate({ name, method, size, check, packed }: PackedEntry, limit: number): Uint8Array {
  if (size > limit) throw new Unreadable('own-form/swells')
  if (method !== 0 && method !== 8) throw new Unreadable('own-form/damaged', name)
  if (method === 0 && packed.length !== size) throw new Unreadable('own-form/damaged', name)
  const bytes = method === 0 ? packed : unpack(name, packed, size)
  if (bytes.length !== size || checksum(bytes) !== check) throw new Unreadable('own-form/damaged', name)
  return bytes
}

/** Never holds more than was announced and the thousandfold of one slice. */
function unpack(name: string, packed: Uint8Array, size: number): Uint8Array {
  const whole = new Uint8Array(size)
  let filled = 0
  const inflate = new Inflate((chunk) => {
    if (filled + chunk.length > size) throw new Unreadable('own-form/swells')
    whole.set(chunk, filled)
    filled += chunk.length
  })
  try {
    for (let at = 0; at < packed.length || at === 0; at += SLICE)
      inflate.push(packed.subarray(at, at + SLICE), at + SLICE >= packed.length)
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('own-form/damaged', name)
  }
  return whole.subarray(0, filled)
}

const decodeAscii = (bytes: Uint8Array): string =>
  bytes.reduce((name, byte) => name + (byte < 0x80 ? String.fromCharCode(byte) : '\ufffd'), '')

/** Names of parts are plain paths, each once in whatever case: word processors take them for the same. */
function checkName(name: string, names: Set<string>): void {
  const isPlain = /^(?:[A-Za-z0-9_\-. ()[\]{}&,'~!%+=@$]+\/)*[A-Za-z0-9_\-. ()[\]{}&,'~!%+=@$]+\/?$/u.test(
    name,
  )
  const isOdd = !isPlain || name.length > 200 || name.split('/').some((part) => /^\.+$/u.test(part))
  const folded = name.toLowerCase()
  if (isOdd || names.has(folded)) throw new Unreadable('own-form/odd-name', name)
  names.add(folded)
}
