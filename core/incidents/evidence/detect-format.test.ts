import { expect, test } from 'vitest'
import { aPicture } from '../../../tests/pictures.ts'
import { detectFormat, measureLongerJpegSide } from './detect-format.ts'
import type { EvidenceFormat } from './evidence-format.ts'

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0))
const box = (brand: string) => new Uint8Array([0, 0, 0, 24, ...ascii(`ftyp${brand}`), 0, 0, 0, 0])
const png = (width: number, height: number) =>
  new Uint8Array([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13],
    ...[...ascii('IHDR'), 0, 0, 0, width, 0, 0, height, 0, 8, 6, 0, 0, 0, 0, 0, 0, 0],
  ])
/** The start of a frame with `marker`, one point in size, and no byte after the size. */
const frame = (marker: number) => [0xff, marker, 0, 11, 8, 0, 1, 0, 1]
const jpeg = (...segments: readonly number[]) => new Uint8Array([0xff, 0xd8, ...segments])
const longSegment = [0xff, 0xe1, 1, 2, ...Array.from({ length: 256 }, () => 0)]

const known: readonly (readonly [EvidenceFormat, Uint8Array])[] = [
  ['jpeg', aPicture()],
  ['jpeg', aPicture('a comment')],
  ['jpeg', jpeg(...frame(0xc0))],
  ['jpeg', jpeg(...frame(0xcf))],
  ['jpeg', jpeg(0xff, ...frame(0xc0))],
  ['jpeg', jpeg(...longSegment, ...frame(0xc2))],
  ['png', png(1, 1)],
  ['webp', new Uint8Array(ascii('RIFF....WEBPVP8L'))],
  ['wav', new Uint8Array(ascii('RIFF....WAVEfmt '))],
  ['heic', box('heic')],
  ['heic', box('mif1')],
  ['mov', box('qt  ')],
  ['m4a', box('M4A ')],
  ['mp4', box('isom')],
  ['mp4', box('3gp5')],
  ['pdf', new Uint8Array(ascii('%PDF-1.7'))],
  ['pdf', new Uint8Array([0xef, 0xbb, 0xbf, ...ascii('%PDF-1.4')])],
  ['pdf', new Uint8Array(ascii('\r\n\r\n%PDF-1.4'))],
  ['pdf', new Uint8Array(ascii(`${'\n'.repeat(1019)}%PDF-`))],
  ['pdf', new Uint8Array(ascii('@PJL SET COPIES=1\n%PDF-1.3'))],
  ['mov', new Uint8Array([0, 0, 0, 8, ...ascii('wide')])],
  ['mov', new Uint8Array([0, 3, 2, 1, ...ascii('mdat')])],
  ['mov', new Uint8Array([0, 0, 4, 0, ...ascii('moov')])],
  ['mov', new Uint8Array([0, 0, 0, 20, ...ascii('pnot')])],
  ['ogg', new Uint8Array(ascii('OggS'))],
  ['webm', new Uint8Array([0x1a, 0x45, 0xdf, 0xa3])],
  ['mp3', new Uint8Array(ascii('ID3'))],
  ['mp3', new Uint8Array([0xff, 0xfb, 0x90, 0x44])],
  ['mp3', new Uint8Array([0xff, 0xe3, 0x10, 0x44])],
  ['mp3', new Uint8Array([0xff, 0xfb, 0xe8, 0x44])],
]

test.each(known)('a file is %s by what is in it', (format, bytes) => {
  expect(detectFormat(bytes)).toBe(format)
})

test.each([
  ['nothing', new Uint8Array()],
  ['a text', new Uint8Array(ascii('<html>'))],
  ['a text about what is free', new Uint8Array(ascii('was free'))],
  ['a PDF that begins too late', new Uint8Array(ascii(`${'\n'.repeat(1020)}%PDF-`))],
  ['an archive with a PDF in it', new Uint8Array(ascii('PK\u0003\u0004акт.pdf%PDF-1.4'))],
  ['a note of a phone', new Uint8Array(ascii('#!AMR\n'))],
  ['a GIF', new Uint8Array(ascii('GIF89a'))],
  ['a TIFF', new Uint8Array(ascii('II*\u0000'))],
  ['an AVIF', box('avif')],
  ['a picture cut short', aPicture().subarray(0, 8)],
  ['a JPEG without a frame', new Uint8Array([0xff, 0xd8, 0xff, 0xd9, 0, 0, 0, 0, 0, 0, 0])],
  ['a JPEG of no height', aPicture().with(12, 0)],
  ['a JPEG of no width', aPicture().with(14, 0)],
  ['only tables of a JPEG', aPicture().with(7, 0xc4)],
  ['an extension of JPEG', jpeg(...frame(0xc8))],
  ['only the conditioning of a JPEG', jpeg(...frame(0xcc))],
  ['a marker before the frames', jpeg(...frame(0xbf))],
  ['a marker after the frames', jpeg(...frame(0xd0))],
  ['a JPEG cut inside its width', jpeg(...frame(0xc0).with(7, 1)).subarray(0, -1)],
  ['a JPEG with no marker after a segment', jpeg(0xff, 0xe0, 0, 2, ...frame(0xc0).with(0, 0))],
  ['a PNG of no width', png(0, 1)],
  ['a PNG of no height', png(1, 0)],
  ['a PNG cut short', png(1, 1).subarray(0, 20)],
  ['a PNG without its last byte', png(1, 1).subarray(0, 32)],
  ['a PNG that begins with another chunk', png(1, 1).with(12, 0x4a)],
  ['another RIFF', new Uint8Array(ascii('RIFF....AVI LIST'))],
  ['another box', box('jxl ')],
  ['an unknown bit rate', new Uint8Array([0xff, 0xfb, 0xf0, 0x44])],
  ['a free bit rate', new Uint8Array([0xff, 0xfb, 0x00, 0x44])],
  ['a reserved sampling rate', new Uint8Array([0xff, 0xfb, 0x9c, 0x44])],
  ['a reserved version', new Uint8Array([0xff, 0xeb, 0x90, 0x44])],
  ['a frame without the first byte of its sync', new Uint8Array([0xfe, 0xfb, 0x90, 0x44])],
  ['a frame without the rest of its sync', new Uint8Array([0xff, 0xdb, 0x90, 0x44])],
  ['layer II', new Uint8Array([0xff, 0xfd, 0x90, 0x44])],
])('%s is no evidence', (_, bytes) => {
  expect(detectFormat(bytes)).toBeNull()
})

test('the longer side is that of a JPEG alone', () => {
  const wide = jpeg(0xff, 0xc0, 0, 11, 8, 0, 3, 1, 4)
  const high = jpeg(0xff, 0xc0, 0, 11, 8, 2, 0, 0, 9)
  expect([wide, high].map(measureLongerJpegSide)).toEqual([260, 512])
  for (const place of [0, 1, 2]) expect(measureLongerJpegSide(wide.with(place, 0))).toBe(0)
})
