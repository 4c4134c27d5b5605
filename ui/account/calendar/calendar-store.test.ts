// @vitest-environment node
import type { CalendarDesk } from '@osh/core/notices/calendar/notice-calendar.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { expect, test } from 'vitest'
import { instant } from '#tests/examples.ts'
import { openAsUser } from '#tests/ui/user-page.ts'
import { currentCompany } from '#ui/app/session/current-company.ts'
import { CalendarStore, calendarStore } from './calendar-store.ts'

const since = instant('2026-11-23T10:00:00.000Z')

test('an address is told once, and gone when it is closed; a failure leaves what there was', async () => {
  const { services } = await openAsUser()
  let isAway = false
  const away = () => {
    if (isAway) throw new Unavailable(503)
  }
  const desk: CalendarDesk = {
    findLink: async () => null,
    open: async () => {
      away()
      return ok({ since, path: '/calendar/1-secret.ics' })
    },
    close: async () => {
      away()
      return ok(null)
    },
  }
  const store = new CalendarStore(desk, services.get(currentCompany))
  await store.load()
  expect([store.isThere, store.state]).toEqual([true, { is: 'ready', value: null }])
  expect(await store.open()).toBe(true)
  expect([store.path, store.state]).toEqual(['/calendar/1-secret.ics', { is: 'ready', value: { since } }])
  isAway = true
  expect(await store.close()).toBe(false)
  expect([store.path, store.failure]).toEqual(['/calendar/1-secret.ics', expect.any(String)])
  isAway = false
  expect(await store.close()).toBe(true)
  expect([store.path, store.failure, store.state]).toEqual([null, null, { is: 'ready', value: null }])
})

test('where no program could read it there is none', async () => {
  const { services } = await openAsUser()
  expect(services.get(calendarStore).isThere).toBe(false)
})
