import { expect, test } from 'vitest'
import { day, instant } from '../../../tests/examples.ts'
import { usualSettings } from '../feed/notice-settings.ts'
import { findMailTurn, findNextTurn, findToldDay } from './mail-turn.ts'

const daily = { ...usualSettings, digest: 'daily' } as const
const weekly = { ...usualSettings, digest: 'weekly' } as const
const reminders = { ...usualSettings, reminders: true } as const
const MOSCOW = 'Europe/Moscow'
const KAMCHATKA = 'Asia/Kamchatka'
/** 16.03.2026 is a Monday. */
const [saturday, sunday, monday] = [day('2026-03-14'), day('2026-03-15'), day('2026-03-16')]
const eight = instant('2026-03-16T05:00:00.000Z')

test('it is someone’s turn from their hour on by the company’s clock, once a day', () => {
  expect(findMailTurn(daily, MOSCOW, sunday, instant('2026-03-16T04:59:59.999Z'))).toBeNull()
  const turn = { digest: true, reminders: false, after: sunday, today: monday }
  expect(findMailTurn(daily, MOSCOW, sunday, eight)).toEqual(turn)
  expect(findMailTurn(daily, MOSCOW, sunday, instant('2026-03-16T20:59:00.000Z'))).toEqual(turn)
  expect(findMailTurn(daily, MOSCOW, monday, instant('2026-03-16T20:59:00.000Z'))).toBeNull()
  expect(findMailTurn(daily, KAMCHATKA, sunday, instant('2026-03-15T20:00:00.000Z'))).toEqual(turn)
})

test('a weekly digest comes on Monday, or as soon as it can after one', () => {
  expect(findMailTurn(weekly, MOSCOW, saturday, instant('2026-03-15T12:00:00.000Z'))).toBeNull()
  expect(findMailTurn(weekly, MOSCOW, saturday, eight)).toMatchObject({ digest: true, after: saturday })
  const wednesday = instant('2026-03-18T05:00:00.000Z')
  expect(findMailTurn(weekly, MOSCOW, saturday, wednesday)).toMatchObject({
    digest: true,
    today: '2026-03-18',
  })
  expect(findMailTurn(weekly, MOSCOW, monday, wednesday)).toBeNull()
})

test('reminders come every day, and with a weekly digest on its day', () => {
  const both = { ...weekly, reminders: true }
  const tuesday = instant('2026-03-17T05:00:00.000Z')
  expect(findMailTurn(both, MOSCOW, sunday, eight)).toMatchObject({ digest: true, reminders: true })
  expect(findMailTurn(both, MOSCOW, monday, tuesday)).toMatchObject({ digest: false, reminders: true })
  expect(findMailTurn(reminders, MOSCOW, monday, tuesday)).toMatchObject({ digest: false, reminders: true })
  expect(findMailTurn(usualSettings, MOSCOW, sunday, eight)).toBeNull()
})

test('the next turn is at the hour of the next day, or of the next Monday', () => {
  const next = (times: Parameters<typeof findNextTurn>[0], told = monday, at = eight, zone = MOSCOW) =>
    findNextTurn(times, zone, told, at)
  expect(next(daily)).toBe('2026-03-17T05:00:00.000Z')
  expect(next({ ...daily, hour: 0 })).toBe('2026-03-16T21:00:00.000Z')
  expect(next(daily, monday, eight, KAMCHATKA)).toBe('2026-03-16T20:00:00.000Z')
  expect(next(weekly)).toBe('2026-03-23T05:00:00.000Z')
  expect(next(weekly, sunday, instant('2026-03-15T06:00:00.000Z'))).toBe(eight)
  expect(next({ ...weekly, reminders: true })).toBe('2026-03-17T05:00:00.000Z')
  expect(next(usualSettings)).toBeNull()
})

test('a turn that was missed is due at once, but not before the hour of the day', () => {
  expect(findNextTurn(daily, MOSCOW, saturday, eight)).toBe('2026-03-15T05:00:00.000Z')
  expect(findNextTurn(daily, MOSCOW, saturday, instant('2026-03-16T04:00:00.000Z'))).toBe(eight)
})

test('whoever was told today and has a later hour now is told tomorrow', () => {
  expect(findNextTurn({ ...daily, hour: 20 }, MOSCOW, monday, eight)).toBe('2026-03-17T17:00:00.000Z')
})

test('whoever asks for mails is told from their next hour on; whoever has them goes on', () => {
  const asked = { settings: usualSettings, toldOn: null }
  expect(findToldDay(asked, { hour: 8 }, MOSCOW, eight)).toBe(monday)
  expect(findToldDay(asked, { hour: 9 }, MOSCOW, eight)).toBe(sunday)
  expect(findToldDay({ ...asked, toldOn: monday }, { hour: 9 }, MOSCOW, eight)).toBe(monday)
  expect(findToldDay({ ...asked, toldOn: saturday }, { hour: 9 }, MOSCOW, eight)).toBe(sunday)
  expect(findToldDay({ settings: daily, toldOn: null }, { hour: 8 }, MOSCOW, eight)).toBe(monday)
  for (const settings of [daily, weekly, reminders])
    expect(findToldDay({ settings, toldOn: saturday }, { hour: 8 }, MOSCOW, eight)).toBe(saturday)
})
