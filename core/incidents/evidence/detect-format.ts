import type { EvidenceFormat } from './evidence-format.ts'

/** What the bytes are, by what is in them and not by the file's name; null for anything else, a picture without a size too. */
export function detectFormat(bytes: Uint8Array): EvidenceFormat | null {
  if (has(bytes, 0, [0xff, 0xd8, 0xff])) return measureLongerJpegSide(bytes) > 0 ? 'jpeg' : null
  if (has(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return isPng(bytes) ? 'png' : null
  if (says(bytes, 0, 'RIFF')) return detectInRiff(bytes)
  if (says(bytes, 4, 'ftyp')) return detectByBrand(readText(bytes, 8, 4))
  if (isOldMovie(bytes)) return 'mov'
  if (says(bytes, 0, 'OggS')) return 'ogg'
  if (has(bytes, 0, [0x1a, 0x45, 0xdf, 0xa3])) return 'webm'
  if (says(bytes, 0, 'ID3') || isMp3Frame(bytes)) return 'mp3'
  return !says(bytes, 0, 'PK') && readText(bytes, 0, PDF_BEGINS_WITHIN).includes('%PDF-') ? 'pdf' : null
}

/** Blank lines, a mark of order or what a scanner says of itself may come first (ISO 32000-1, H.3.4.1), but not an archive of which it is a part. */
const PDF_BEGINS_WITHIN = 1024

const readByte = (bytes: Uint8Array, place: number): number => bytes[place] ?? 0
const pair = (bytes: Uint8Array, place: number): number =>
  readByte(bytes, place) * 256 + readByte(bytes, place + 1)

const has = (bytes: Uint8Array, place: number, wanted: readonly number[]): boolean =>
  wanted.every((byte, i) => bytes[place + i] === byte)

const says = (bytes: Uint8Array, place: number, word: string): boolean =>
  readText(bytes, place, word.length) === word

const readText = (bytes: Uint8Array, place: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(place, place + length))

/** Points of the longer side; 0 of what is no JPEG or has no size. Segments follow one another up to the frame, which has it. */
export function measureLongerJpegSide(bytes: Uint8Array): number {
  if (!has(bytes, 0, [0xff, 0xd8, 0xff])) return 0
  for (let place = 2; place + 9 <= bytes.length && bytes[place] === 0xff; ) {
    const marker = readByte(bytes, place + 1)
    if (marker === 0xff) place += 1
    else if (isFrame(marker)) return pickLonger(pair(bytes, place + 5), pair(bytes, place + 7))
    else place += 2 + Math.max(pair(bytes, place + 2), 2)
  }
  return 0
}

const pickLonger = (height: number, width: number): number =>
  height > 0 && width > 0 ? Math.max(height, width) : 0

/** SOF0–SOF15 but for those that only define tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** Width and height, four bytes each, come first. */
const isPng = (bytes: Uint8Array): boolean =>
  bytes.length >= 33 &&
  says(bytes, 12, 'IHDR') &&
  pair(bytes, 16) + pair(bytes, 18) > 0 &&
  pair(bytes, 20) + pair(bytes, 22) > 0

function detectInRiff(bytes: Uint8Array): EvidenceFormat | null {
  if (says(bytes, 8, 'WAVE')) return 'wav'
  return says(bytes, 8, 'WEBPVP8') ? 'webp' : null
}

/** QuickTime before it named its brand. The first part is no longer than a file, which no text of such letters is. */
const isOldMovie = (bytes: Uint8Array): boolean =>
  readByte(bytes, 0) < 16 && ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'].includes(readText(bytes, 4, 4))

/** Beginnings of the brands of MPEG-4 with pictures. */
const MP4 = ['iso', 'mp4', 'avc1', 'M4V', '3gp', 'dash', 'MSNV']

function detectByBrand(brand: string): EvidenceFormat | null {
  if (['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1'].includes(brand)) return 'heic'
  if (brand === 'qt  ') return 'mov'
  if (['M4A ', 'M4B '].includes(brand)) return 'm4a'
  return MP4.some((known) => brand.startsWith(known)) ? 'mp4' : null
}

/** A frame of layer III: sync, no reserved version, bit rate or sampling rate. */
function isMp3Frame(bytes: Uint8Array): boolean {
  const [first, second, third] = [readByte(bytes, 0), readByte(bytes, 1), readByte(bytes, 2)]
  const isSynced = first === 0xff && second >> 5 === 7
  const isLayer3 = ((second >> 1) & 3) === 1 && ((second >> 3) & 3) !== 1
  const rate = third >> 4
  return isSynced && isLayer3 && rate > 0 && rate < 15 && ((third >> 2) & 3) !== 3
}
