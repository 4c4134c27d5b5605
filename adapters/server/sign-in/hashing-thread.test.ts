import { argon2Sync } from 'node:crypto'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { expect, test } from 'vitest'
import { openHashingThread } from './hashing-thread.ts'

const asked = { message: 'длинный пароль', nonce: Buffer.alloc(16, 7), memory: 8, passes: 1 }
const small = { ...asked, parallelism: 1, tagLength: 32 }

test('the thread hashes as argon2id does, each password what is its own', async () => {
  const derive = openHashingThread()
  const other = { ...small, message: 'другой пароль' }
  const tags = await Promise.all([derive(small), derive(other), derive(small)])
  expect(tags).toEqual([small, other, small].map((one) => argon2Sync('argon2id', one)))
})

test('of a crowd two hundred wait, whoever comes after is told when to come again, and nothing of it stays', async () => {
  const derive = openHashingThread()
  const answers = await Promise.allSettled(Array.from({ length: 300 }, () => derive(small)))
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(refused).toHaveLength(99)
  for (const why of refused) expect(why).toMatchObject({ status: 503, retryAfter: 5 })
  expect(await derive(small)).toHaveLength(32)
})

test('what ends the thread is one password’s trouble: the next begins another', async () => {
  const derive = openHashingThread()
  const [broken, next] = await Promise.allSettled([derive({ ...small, memory: 1 }), derive(small)])
  expect(broken).toMatchObject({ status: 'rejected', reason: expect.any(Unavailable) })
  expect(next).toMatchObject({ status: 'fulfilled' })
})
