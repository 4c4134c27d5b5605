import { expect, test } from 'vitest'
import { makeOnce } from './make-once.ts'

test('is made when it is first asked for, and once, also where nothing comes of it', () => {
  let made = 0
  const nothing = makeOnce(() => {
    made += 1
    return null
  })
  expect(made).toBe(0)
  expect([nothing(), nothing(), made]).toEqual([null, null, 1])
})
