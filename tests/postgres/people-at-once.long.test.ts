import fc from 'fast-check'
import { afterAll, beforeAll, it } from 'vitest'
import { judge, openPlace, type Place, schedules } from './people-at-once.ts'

let place: Place
beforeAll(async () => {
  place = await openPlace()
})
afterAll(() => place?.close())

it('2,000 schedules leave each company with one owner, no more staff than paid for, and nothing of who was removed', async () => {
  await fc.assert(
    fc.asyncProperty(schedules, (schedule) => judge(place, schedule)),
    { numRuns: 2000 },
  )
})
