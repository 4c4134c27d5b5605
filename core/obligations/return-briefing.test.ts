import { describe, expect, it } from 'vitest'
import { day, today } from '../../tests/examples.ts'
import { addDays } from '../shared/dates/local-date.ts'
import { readObligationDraft } from './reading/parse-obligation.ts'
import { returnBriefing, returnBriefingInput } from './return-briefing.ts'

/** An absence of so many days that ends on the day before the return. */
const away = (returnOn: string, days: number) => ({
  from: addDays(day(returnOn), -days),
  to: addDays(day(returnOn), -1),
})
const back = (returnOn: string, days = 61) => ({ returnOn, days })

describe('the briefing after a break', () => {
  it('is asked for after more than 60 calendar days', () => {
    expect(returnBriefing([away('2026-03-16', 60)], [], today)).toBeNull()
    expect(returnBriefing([away('2026-03-16', 61)], [], today)).toEqual(back('2026-03-16'))
  })

  it('counts absences that follow one another as one break', () => {
    const absences = [away('2026-03-16', 31), away('2026-02-13', 30)]
    expect(returnBriefing(absences, [], today)).toEqual(back('2026-03-16'))
    expect(returnBriefing([away('2026-03-16', 31), away('2026-02-12', 30)], [], today)).toBeNull()
  })

  it('is proposed from two weeks before the return to a year after it', () => {
    const proposed = (returnOn: string) => returnBriefing([away(returnOn, 61)], [], today) !== null
    const days = ['2025-03-15', '2025-03-16', '2026-03-30', '2026-03-31']
    expect(days.map(proposed)).toEqual([false, true, true, false])
  })

  it('is not asked for while no one knows when the employee will be back', () => {
    expect(returnBriefing([{ from: day('2025-01-01'), to: null }], [], today)).toBeNull()
  })

  it('is of the latest return', () => {
    const absences = [away('2025-06-01', 61), away('2026-03-01', 90)]
    expect(returnBriefing(absences, [], today)).toEqual(back('2026-03-01', 90))
  })

  it('is no longer asked for when there is one of that time, due or done', () => {
    const absences = [away('2026-03-16', 61)]
    const briefing = (
      deadline: string | null,
      baseDate: string | null,
      name = 'Внеплановый инструктаж',
      ruleId: string | null = null,
    ) => ({
      subject: { section: 'briefing', name } as const,
      ruleId,
      deadline: deadline === null ? null : day(deadline),
      baseDate: baseDate === null ? null : day(baseDate),
    })
    const asked = (...duties: readonly ReturnType<typeof briefing>[]) =>
      returnBriefing(absences, duties, today) !== null
    expect(asked(briefing('2026-03-16', null))).toBe(false)
    expect(asked(briefing(null, '2026-03-02'))).toBe(false)
    expect(asked(briefing(null, '2026-03-01'))).toBe(true)
    expect(asked(briefing(null, null))).toBe(true)
    expect(asked(briefing('2026-03-16', null, 'Повторный инструктаж'))).toBe(true)
    expect(asked(briefing('2026-03-16', null, 'После отпуска', 'brief.unscheduled.break'))).toBe(false)
  })

  it('is not answered by a training of that name', () => {
    const training = {
      subject: { section: 'training', name: 'Внеплановый инструктаж' },
      ruleId: null,
      deadline: day('2026-03-16'),
      baseDate: null,
    } as const
    expect(returnBriefing([away('2026-03-16', 61)], [training], today)).toEqual(back('2026-03-16'))
  })

  it('is given once, by the day of return, under its rule; what is given answers it', () => {
    const found = returnBriefing([away('2026-03-16', 61)], [], today)
    if (!found) throw new Error('none is asked for')
    expect(readObligationDraft(returnBriefingInput(found), today)).toEqual({
      ok: true,
      value: {
        subject: { section: 'briefing', name: 'Внеплановый инструктаж' },
        periodicity: { kind: 'once' },
        date: null,
        deadline: '2026-03-16',
        ruleId: 'brief.unscheduled.break',
      },
    })
  })
})
