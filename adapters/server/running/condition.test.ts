import { tmpdir } from 'node:os'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { expect, it } from 'vitest'
import { DiskFull, failIfFull, isDiskFull, makeCondition } from './condition.ts'

const withCode = (code: string): Error => Object.assign(new Error('words'), { code })

it('a full disk is known by the code of PostgreSQL or the file system, under whatever it is wrapped in', () => {
  for (const code of ['53100', 'ENOSPC', 'EDQUOT'])
    expect(isDiskFull(new Unavailable(503, { cause: withCode(code) }))).toBe(true)
  expect(isDiskFull(new DiskFull())).toBe(true)
  for (const other of [withCode('53200'), withCode('ECONNREFUSED'), new Unavailable(503), 'ENOSPC', null])
    expect(isDiskFull(other)).toBe(false)
})

it('trouble is remembered for five minutes after it was last seen', () => {
  let now = 0
  const condition = makeCondition(() => now)
  expect([condition.note(withCode('57014')), condition.trouble()]).toEqual([null, null])
  expect([condition.note(withCode('53100')), condition.trouble()]).toEqual(['disk-full', 'disk-full'])
  now = 299_000
  expect(condition.trouble()).toBe('disk-full')
  now = 300_000
  expect(condition.trouble()).toBeNull()
})

it('a disk with room is none', async () => {
  await expect(failIfFull(tmpdir())).resolves.toBeUndefined()
})
