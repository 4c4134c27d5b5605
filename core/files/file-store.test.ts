import { expect, test } from 'vitest'
import { mining } from '../../tests/examples.ts'
import { notFound } from '../shared/results/refusals.ts'
import { err, ok } from '../shared/results/result.ts'
import { type FileStore, readPieces } from './file-store.ts'

const PART = 49_152
const sha256 = 'ab'.repeat(32)

/** A store of that file alone, which begins a part where one is given, and nowhere else. */
const storeOf = (parts: Readonly<Record<number, Uint8Array>>): FileStore => ({
  read: async () => err(notFound),
  readPart: async (companyId, mark, from, length) => {
    const part = parts[from]
    return part && companyId === mining && mark === sha256 && length === PART
      ? ok([part, end])
      : err(notFound)
  },
})

const [one, two, three, end] = [Uint8Array.of(1), Uint8Array.of(2), Uint8Array.of(3), Uint8Array.of(0)]
const store = storeOf({ 0: one, [PART]: two, [2 * PART]: three })

async function read(size: number): Promise<readonly Uint8Array[]> {
  const pieces: Uint8Array[] = []
  for await (const piece of readPieces(store, mining, { sha256, size })) pieces.push(piece)
  return pieces
}

test('a file is read a part at a time, to its end', async () => {
  expect(await read(2 * PART + 1)).toEqual([one, end, two, end, three, end])
  expect(await read(2 * PART)).toEqual([one, end, two, end])
  expect(await read(1)).toEqual([one, end])
  expect(await read(0)).toEqual([])
})

test('a file that is gone, or goes on the way, is unavailable', async () => {
  const gone = readPieces(store, mining, { sha256: 'cd'.repeat(32), size: 1 })
  await expect(gone.next()).rejects.toMatchObject({ name: 'Unavailable', status: 404 })
  await expect(read(4 * PART)).rejects.toMatchObject({ name: 'Unavailable', status: 404 })
})
