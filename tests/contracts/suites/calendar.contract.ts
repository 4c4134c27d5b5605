import { describe, expect, it } from 'vitest'
import type { NewWorld } from '../contracts.ts'
import { accepted, refusal } from '../world.ts'

/** What a company changes in the production calendar. */
export const calendarContract = (newWorld: NewWorld) =>
  describe('CalendarRepository', () => {
    const calendarWorld = async () => {
      const world = await newWorld()
      const { records, company } = world
      const set = (day: string, kind: string, note?: string) =>
        records.calendar.setDay({ companyId: company.id, details: { day, kind, note } })
      const edits = async () =>
        (await records.calendar.listEdits(company.id)).map(({ day, works, note }) => [day, works, note])
      return { ...world, set, edits }
    }

    it('lists what was changed, in the order of days, with who and when', async () => {
      const { set, edits, records, company, opened } = await calendarWorld()
      accepted(await set('30.08.2027', 'off', 'День Республики Татарстан'))
      accepted(await set('2026-11-21', 'working', 'приказ № 5'))
      expect(await edits()).toEqual([
        ['2026-11-21', true, 'приказ № 5'],
        ['2027-08-30', false, 'День Республики Татарстан'],
      ])
      const [first] = await records.calendar.listEdits(company.id)
      expect(first).toMatchObject({ companyId: company.id, entered: { at: expect.stringContaining('T') } })
      expect(await (await opened.reopen()).calendar.listEdits(company.id)).toHaveLength(2)
    })

    it('takes the last word of a day, and gives back what is shipped', async () => {
      const { set, edits } = await calendarWorld()
      accepted(await set('2026-11-20', 'off', 'приказ № 5'))
      accepted(await set('2026-11-20', 'off', 'приказ № 6'))
      expect(await edits()).toEqual([['2026-11-20', false, 'приказ № 6']])
      accepted(await set('2026-11-20', 'shipped'))
      expect(await edits()).toEqual([])
      expect(refusal(await set('2026-11-20', 'shipped'))).toBe('day: day/already-so')
      accepted(await set('2026-11-20', 'off', 'приказ № 7'))
      expect(await edits()).toEqual([['2026-11-20', false, 'приказ № 7']])
    })

    it('refuses what says nothing new, or no reason', async () => {
      const { set, edits } = await calendarWorld()
      expect(refusal(await set('2026-11-21', 'off', 'приказ'))).toBe('day: day/already-so')
      expect(refusal(await set('2026-11-20', 'off'))).toBe('note: reason/required')
      expect(refusal(await set('2026-11-20', 'short', 'приказ'))).toBe('kind: day-kind/required')
      expect(await edits()).toEqual([])
    })

    it('is a company’s own', async () => {
      const [one, other] = [await calendarWorld(), await newWorld()]
      accepted(await one.set('2026-11-20', 'off', 'приказ № 5'))
      expect(await other.records.calendar.listEdits(other.company.id)).toEqual([])
    })
  })
