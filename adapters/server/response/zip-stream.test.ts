import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { writeEnd, writeListed } from './zip-format.ts'
import { type Packed, zipStream } from './zip-stream.ts'

const at = new Date('2026-11-20T10:30:20')
const text = new TextEncoder()

async function* listed(files: Iterable<Packed>): AsyncGenerator<Packed, undefined> {
  yield* files
}

async function* pieces(...some: readonly string[]): AsyncGenerator<Uint8Array, undefined> {
  for (const one of some) yield text.encode(one)
}

const zipped = async (files: Iterable<Packed>): Promise<Uint8Array> =>
  new Uint8Array(await new Response(zipStream(listed(files), at)).arrayBuffer())

test('files are in it byte for byte, whole or by pieces, empty ones too', async () => {
  const files = [
    { name: 'Документы/Приказ.txt', bytes: text.encode('о допуске') },
    { name: 'Таблицы/Работники.csv', bytes: pieces('а;', '', 'б') },
    { name: 'пусто', bytes: pieces() },
  ]
  expect(unzipSync(await zipped(files))).toEqual({
    'Документы/Приказ.txt': text.encode('о допуске'),
    'Таблицы/Работники.csv': text.encode('а;б'),
    пусто: new Uint8Array(),
  })
})

test('more than 65,535 files are all in it', async () => {
  const many = 70_000
  const files = Array.from({ length: many }, (_, i) => ({ name: `${i}`, bytes: text.encode(`файл ${i}`) }))
  const read = unzipSync(await zipped(files))
  expect(Object.keys(read)).toHaveLength(many)
  expect(read['69999']).toEqual(text.encode('файл 69999'))
})

test('what lies beyond four gigabytes is said in fields of 64 bits', () => {
  const far = 5_000_000_000
  const entry = { name: text.encode('a'), crc: 1, size: 2, offset: far }
  const [fixed = new Uint8Array(), , extra = new Uint8Array()] = writeListed(entry, at)
  const number = (bytes: Uint8Array, place: number) =>
    Number(new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(place, true))
  expect([...fixed.slice(-4), extra.length, number(extra, 4)]).toEqual([255, 255, 255, 255, 12, far])
  const [end = new Uint8Array(), locator = new Uint8Array(), plain = new Uint8Array()] = writeEnd(3, {
    ...{ size: 100, offset: far },
  })
  expect([number(end, 24), number(end, 40), number(end, 48), number(locator, 8)]).toEqual([
    ...[3, 100, far, far + 100],
  ])
  expect([...plain.slice(16, 20)]).toEqual([255, 255, 255, 255])
  expect(writeEnd(3, { size: 100, offset: 1 })).toHaveLength(1)
})
