import { expect, test } from 'vitest'
import { companyId, hash, oneLine } from '../../tests/chained-journal.ts'
import { chainLine, forgetSalts, type LooseLine, noChain, writeCanonical } from './chain.ts'

test('values are written in one way, however they were kept', () => {
  expect(writeCanonical({ b: [1, undefined, { d: null }], a: 'я', c: undefined })).toBe(
    '{"a":"я","b":[1,null,{"d":null}]}',
  )
  expect(writeCanonical({ a: 1, b: 2 })).toBe(writeCanonical({ b: 2, a: 1 }))
  expect([writeCanonical(null), writeCanonical(undefined), writeCanonical(3), writeCanonical([])]).toEqual([
    'null',
    'null',
    '3',
    '[]',
  ])
})

test('each change has a salt of its own', async () => {
  const { id, by, at, command, changes } = await oneLine()
  const loose = { id, by, at, command, changes, companyId } as LooseLine
  await expect(chainLine(noChain, loose, ['one'], hash)).rejects.toThrow('a change without a salt')
})

test('a change of which less is known than before loses its salt', async () => {
  const { seals, changes } = await oneLine()
  expect(forgetSalts(seals, changes, changes)).toEqual(seals)
  expect(forgetSalts(seals, changes, changes.slice(0, 1)).map(({ salt }) => salt)).toEqual(['salt 0 0', null])
  expect(forgetSalts(seals, changes.slice(0, 1), changes).map(({ salt }) => salt)).toEqual(['salt 0 0', null])
})
