/** A file of a zip whose bytes have gone out; `offset`: where its head begins. */
export type ZipEntry = {
  readonly name: Uint8Array
  readonly crc: number
  readonly size: number
  readonly offset: number
}

/** What the fields of the plain kind hold; beyond it they say «see the 64-bit one». */
const MOST_16 = 0xffff
const MOST_32 = 0xffff_ffff

/** Bytes follow a head that does not know them yet, and names are in UTF-8. */
const FLAGS = 0x0808
const [PLAIN, WITH_64] = [20, 45]

/** Numbers of so many bytes each, one after another, the lowest byte first. */
function write(...fields: readonly (readonly [bytes: 2 | 4 | 8, value: number])[]): Uint8Array {
  const made = new DataView(new ArrayBuffer(fields.reduce((sum, [bytes]) => sum + bytes, 0)))
  let at = 0
  for (const [bytes, value] of fields) {
    if (bytes === 2) made.setUint16(at, value, true)
    else if (bytes === 4) made.setUint32(at, value, true)
    else made.setBigUint64(at, BigInt(value), true)
    at += bytes
  }
  return new Uint8Array(made.buffer)
}

/** The day and time of a file, in the two fields that DOS had: even seconds, from 1980 on. */
const writeMoment = (at: Date) =>
  [
    [2, (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1)],
    [2, ((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate()],
  ] as const

/** What stands before the bytes of a file, which are stored as they are. */
export const writeHead = (name: Uint8Array, at: Date): readonly Uint8Array[] => [
  write(
    ...([
      [4, 0x0403_4b50],
      [2, PLAIN],
      [2, FLAGS],
      [2, 0],
    ] as const),
    ...writeMoment(at),
    ...([
      [4, 0],
      [4, 0],
      [4, 0],
      [2, name.length],
      [2, 0],
    ] as const),
  ),
  name,
]

/** What stands after them. */
export const writeTail = ({ crc, size }: Pick<ZipEntry, 'crc' | 'size'>): Uint8Array =>
  write([4, 0x0807_4b50], [4, crc], [4, size], [4, size])

/** A file's line in the contents at the end; a place beyond four gigabytes is in a field of its own. */
export function writeListed({ name, crc, size, offset }: ZipEntry, at: Date): readonly Uint8Array[] {
  const isFar = offset >= MOST_32
  const extra = isFar ? write([2, 1], [2, 8], [8, offset]) : new Uint8Array()
  const needs = isFar ? WITH_64 : PLAIN
  return [
    write(
      ...([
        [4, 0x0201_4b50],
        [2, needs],
        [2, needs],
        [2, FLAGS],
        [2, 0],
      ] as const),
      ...writeMoment(at),
      ...([
        [4, crc],
        [4, size],
        [4, size],
        [2, name.length],
        [2, extra.length],
      ] as const),
      ...([
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, Math.min(offset, MOST_32)],
      ] as const),
    ),
    name,
    extra,
  ]
}

/** Where the contents are; more than 65,534 files or four gigabytes are said by the 64-bit end before the plain one (zip64). */
export function writeEnd(
  count: number,
  { size, offset }: { readonly size: number; readonly offset: number },
) {
  const isPlain = count < MOST_16 && size < MOST_32 && offset < MOST_32
  const far = isPlain
    ? []
    : [
        write(
          ...([
            [4, 0x0606_4b50],
            [8, 44],
            [2, WITH_64],
            [2, WITH_64],
            [4, 0],
            [4, 0],
          ] as const),
          ...([
            [8, count],
            [8, count],
            [8, size],
            [8, offset],
          ] as const),
        ),
        write([4, 0x0706_4b50], [4, 0], [8, offset + size], [4, 1]),
      ]
  const counted = Math.min(count, MOST_16)
  return [
    ...far,
    write(
      ...([
        [4, 0x0605_4b50],
        [2, 0],
        [2, 0],
        [2, counted],
        [2, counted],
      ] as const),
      ...([
        [4, Math.min(size, MOST_32)],
        [4, Math.min(offset, MOST_32)],
        [2, 0],
      ] as const),
    ),
  ]
}
