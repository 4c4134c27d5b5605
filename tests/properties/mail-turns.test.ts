import { timeZones } from '@osh/core/companies/time-zones.ts'
import { digestTimes } from '@osh/core/notices/feed/notice-settings.ts'
import { findMailTurn, findNextTurn, findToldDay, type MailTurn } from '@osh/core/notices/mails/mail-turn.ts'
import { listStagesSince, stages } from '@osh/core/notices/mails/stage.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { addDays, type LocalDate } from '@osh/core/shared/dates/local-date.ts'
import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { judged, toDay } from './arbitrary-days.ts'

/** The year's end and a leap day are often crossed; Russia's clocks have not been changed since 2016. */
const aStart = fc.oneof(
  fc.constantFrom('2026-12-30T12:00:00Z', '2028-02-27T12:00:00Z'),
  fc.integer({ min: 0, max: 3_000_000 }).map((minutes) => `${minutesOn('2026-01-01T00:00:00Z', minutes)}`),
)
const someTimes = fc.record({
  digest: fc.constantFrom(...digestTimes),
  reminders: fc.boolean(),
  hour: fc.integer({ min: 0, max: 23 }),
})
const aZone = fc.constantFrom(...timeZones)

function minutesOn(from: string, minutes: number): Instant {
  const later = Temporal.Instant.from(from).add({ minutes })
  return later.toString({ fractionalSecondDigits: 3 }) as Instant
}

/** What the clock on the wall shows, by the zones that the platform knows. */
const wall = (zone: string, at: Instant) => Temporal.Instant.from(at).toZonedDateTimeISO(zone)

const noTimes = { digest: 'off', reminders: false } as const

/** Someone asks for mails at the first moment; the server looks at each of the others. */
function turnsOf(times: Parameters<typeof findMailTurn>[0], zone: string, moments: readonly Instant[]) {
  const [first, ...looks] = moments as readonly [Instant, ...Instant[]]
  const begun = findToldDay({ settings: { ...noTimes, hour: 8 }, toldOn: null }, times, zone, first)
  let toldOn = begun
  const turns: (MailTurn & { readonly at: Instant })[] = []
  for (const at of looks) {
    const turn = findMailTurn(times, zone, toldOn, at)
    if (turn) turns.push({ ...turn, at })
    toldOn = turn?.today ?? toldOn
  }
  return { begun, turns, toldOn }
}

const momentsOf = (start: string, gaps: readonly number[]): readonly Instant[] => {
  let minutes = 0
  return [0, ...gaps].map((gap) => {
    minutes += gap
    return minutesOn(start, minutes)
  })
}
/** Mostly minutes and hours, at times days without the server. */
const someGaps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 1, max: 700 }) },
    { weight: 1, arbitrary: fc.integer({ min: 700, max: 20_000 }) },
  ),
  { maxLength: 60 },
)

test('no one has two mails on a day of the company, nor one before their hour', () => {
  fc.assert(
    fc.property(someTimes, aZone, aStart, someGaps, (times, zone, start, gaps) => {
      const { turns } = turnsOf(times, zone, momentsOf(start, gaps))
      for (const { at, today } of turns) {
        expect(wall(zone, at).toPlainDate().toString()).toBe(today)
        expect(wall(zone, at).hour).toBeGreaterThanOrEqual(times.hour)
      }
      expect(new Set(turns.map(({ today }) => today)).size).toBe(turns.length)
    }),
  )
})

test('each day is told of by one digest and no other, whenever the server was away; a weekly one comes first on or after a Monday', () => {
  fc.assert(
    fc.property(someTimes, aZone, aStart, someGaps, (times, zone, start, gaps) => {
      const { turns } = turnsOf(times, zone, momentsOf(start, gaps))
      const digests = turns.filter(({ digest }) => digest)
      if (times.digest === 'off') expect(digests).toEqual([])
      if (times.digest === 'daily') expect(digests).toEqual(turns)
      if (times.digest !== 'weekly') return
      for (const { after, today } of turns) {
        const days = judged(after).until(judged(today)).days
        const hasMonday = Array.from({ length: days }, (_, i) => judged(after).add({ days: i + 1 })).some(
          ({ dayOfWeek }) => dayOfWeek === 1,
        )
        expect(turns.find((one) => one.today === today)?.digest).toBe(hasMonday)
      }
    }),
  )
})

test('turns follow one another without a gap', () => {
  fc.assert(
    fc.property(someTimes, aZone, aStart, someGaps, (times, zone, start, gaps) => {
      const { begun, turns } = turnsOf(times, zone, momentsOf(start, gaps))
      const ends = [begun, ...turns.map(({ today }) => today)]
      expect(turns.map(({ after }) => after)).toEqual(ends.slice(0, turns.length))
    }),
  )
})

test('the next turn is the first moment at which it is someone’s turn', () => {
  fc.assert(
    fc.property(someTimes, aZone, aStart, someGaps, (times, zone, start, gaps) => {
      const moments = momentsOf(start, gaps)
      const { toldOn } = turnsOf(times, zone, moments)
      const now = moments.at(-1) as Instant
      const next = findNextTurn(times, zone, toldOn, now)
      expect(next === null).toBe(times.digest === 'off' && !times.reminders)
      if (next === null) return
      const first = next > now ? next : now
      expect(findMailTurn(times, zone, toldOn, first)).not.toBeNull()
      if (next > now) expect(findMailTurn(times, zone, toldOn, minutesOn(next, -1))).toBeNull()
    }),
  )
})

/** The last stage that a deadline has come to by a day. */
const stageOn = (due: LocalDate, day: LocalDate) =>
  stages.findLast((stage) => judged(day).until(judged(due)).days <= stage) ?? null

const told = (due: LocalDate, turns: readonly MailTurn[]) =>
  turns.flatMap(({ after, today, reminders }) =>
    reminders
      ? listStagesSince(after, today)
          .filter(({ from, to }) => from <= due && due <= to)
          .map(({ stage }) => ({ stage, today }))
      : [],
  )

test('no deadline is reminded of twice at a stage, nor of two stages in one mail; the last that it has come to is told', () => {
  fc.assert(
    fc.property(
      ...[someTimes, aZone, aStart, someGaps, fc.integer({ min: -10, max: 80 })],
      (times, zone, start, gaps, days) => {
        const { begun, turns, toldOn } = turnsOf({ ...times, reminders: true }, zone, momentsOf(start, gaps))
        const due = addDays(begun, days)
        const all = told(due, turns)
        expect(new Set(all.map(({ stage }) => stage)).size).toBe(all.length)
        expect(new Set(all.map(({ today }) => today)).size).toBe(all.length)
        for (const { stage, today } of all) expect(stage).toBe(stageOn(due, today))
        const [before, now] = [stageOn(due, begun), stageOn(due, toldOn)]
        expect(all.at(-1)?.stage ?? before).toBe(now)
      },
    ),
  )
})

test('while the server looks every hour each stage is told of on its own day', () => {
  fc.assert(
    fc.property(
      ...[aZone, aStart, fc.integer({ min: 0, max: 23 }), fc.integer({ min: 31, max: 45 })],
      (zone, start, hour, days) => {
        const hours = Array.from({ length: 50 * 24 }, () => 60)
        const times = { digest: 'off', reminders: true, hour } as const
        const { begun, turns } = turnsOf(times, zone, momentsOf(start, hours))
        const due = addDays(begun, days)
        expect(told(due, turns)).toEqual(
          stages.map((stage) => ({ stage, today: toDay(judged(due).subtract({ days: stage })) })),
        )
      },
    ),
    { numRuns: 20 },
  )
})
