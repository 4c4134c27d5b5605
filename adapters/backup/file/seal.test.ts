import { expect, it } from 'vitest'
import { ByteReader } from './byte-reader.ts'
import { openAll, sealAll, sealByKey, sealBySum } from './seal.ts'

const LENGTH_BYTES = 4
const TAG = 16
const head = Buffer.from('head')
const kinds = [
  ['encrypted', sealByKey(Buffer.alloc(32, 7), head)],
  ['summed', sealBySum(head)],
] as const

async function* streamOf(...blocks: readonly Buffer[]): AsyncGenerator<Buffer> {
  yield* blocks
}

async function collect(blocks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const block of blocks) all.push(block)
  return Buffer.concat(all)
}

const content = Buffer.alloc(600_000, 'x')

it.each(kinds)('what was sealed is opened as it was, also nothing at all (%s)', async (_, sealing) => {
  for (const bytes of [content, Buffer.alloc(0)]) {
    const sealed = await collect(sealAll(streamOf(bytes), sealing))
    expect((await collect(openAll(new ByteReader(streamOf(sealed)), sealing))).equals(bytes)).toBe(true)
  }
})

it.each(kinds)(
  'chunks that were left out, changed places or end early under a forged mark are seen (%s)',
  async (_, sealing) => {
    const sealed = await collect(sealAll(streamOf(content), sealing))
    const size = LENGTH_BYTES + 256 * 1024 + TAG
    const [first, second, third] = [
      sealed.subarray(0, size),
      sealed.subarray(size, 2 * size),
      sealed.subarray(2 * size),
    ]
    const forged = Buffer.from(first)
    forged.writeUInt8(0x80)
    const another =
      sealing.seal === kinds[1][1].seal
        ? sealBySum(Buffer.from('other'))
        : sealByKey(Buffer.alloc(32, 7), Buffer.from('other'))
    const opening = (...parts: Buffer[]) => collect(openAll(new ByteReader(streamOf(...parts)), sealing))
    await expect(opening(forged)).rejects.toThrow(/изменён/)
    await expect(opening(first, third)).rejects.toThrow(/изменён/)
    await expect(opening(second, first, third)).rejects.toThrow(/изменён/)
    await expect(opening(first, second)).rejects.toThrow(/обрезан/)
    await expect(collect(openAll(new ByteReader(streamOf(sealed)), another))).rejects.toThrow(/изменён/)
  },
)
