import { describe, expect, it } from 'vitest'
import { day } from '../../tests/examples.ts'
import { anIncident, codesOf, moment } from '../../tests/incidents-example.ts'
import { accept, commission, dueOf, keysOf, on, outsider } from '../../tests/investigation-example.ts'
import type { Incident } from './incident.ts'
import { mayConsiderInterimAct } from './interim-act.ts'

describe('an act Н-1С', () => {
  const waiting = anIncident({
    commission,
    extension: { days: 15, reason: 'Экспертиза' },
    furtherExtension: { until: day('2027-02-01'), body: 'Суд' },
  })
  const agreed = { qualificationStands: true, nothingExcludes: true, unanimous: true, fundAgrees: true }
  const whole = { consideredOn: '07.12.2026', approvedOn: '08.12.2026', ...agreed }
  const consider = (given: object = {}, kept = waiting) =>
    on('2026-12-08')({ interimAct: { ...whole, ...given } }, kept)

  it('is offered once the chair’s whole extension has run out, and never twice', () => {
    const offered = (given: Partial<Incident>, now: string) =>
      mayConsiderInterimAct({ ...waiting, ...given }, moment(now))
    expect(offered({}, '2026-12-06T23:59')).toBe(false)
    expect(offered({}, '2026-12-07T00:00')).toBe(true)
    expect(offered({ extension: { days: 14, reason: 'x' } }, '2026-12-31T00:00')).toBe(false)
    expect(offered({ extension: null }, '2026-12-31T00:00')).toBe(false)
    expect(offered({ furtherExtension: null }, '2026-12-31T00:00')).toBe(false)
    expect(offered({ commission: null }, '2026-12-31T00:00')).toBe(false)
    expect(offered({ answers: { qualify: false } }, '2026-12-31T00:00')).toBe(false)
    expect(offered({ completedOn: day('2026-12-08') }, '2026-12-31T00:00')).toBe(false)
    expect(keysOf(waiting, '2026-12-07T00:00')).toContain('interim-act')
    expect(keysOf(waiting, '2026-12-06T00:00')).not.toContain('interim-act')
    const made = accept(consider())
    expect(mayConsiderInterimAct(made, moment('2026-12-31T00:00'))).toBe(false)
    expect(codesOf(consider({}, made))).toEqual(['consideredOn: interim-act/considered'])
  })

  it('asks for every condition, and is sent to the fund within three days', () => {
    const made = accept(consider())
    expect(dueOf(made, 'send-interim-act')).toEqual({ is: 'day', on: '2026-12-11' })
    const keys = keysOf(made, '2026-12-08T00:00')
    expect(keys.slice(keys.indexOf('meet')).slice(0, 5)).toEqual([
      'meet',
      'interim-act',
      'send-interim-act',
      'qualify',
      'act-n1',
    ])
    expect(keys.filter((key) => key === 'interim-act')).toHaveLength(1)
    expect(keys).not.toContain('send-annulment')
    expect(codesOf(consider({ unanimous: false, fundAgrees: undefined }))).toEqual([
      'unanimous: interim-act/not-unanimous',
      'fundAgrees: interim-act/no-consent',
    ])
    expect(codesOf(consider({ qualificationStands: 'yes', nothingExcludes: false }))).toEqual([
      'qualificationStands: interim-act/qualification-open',
      'nothingExcludes: interim-act/part-six',
    ])
    const serious = {
      ...waiting,
      injured: [outsider('А', 'serious')],
      commission: { ...commission, orderDate: day('2026-11-07') },
    }
    expect(codesOf(consider({}, serious))).toEqual(['inspectorAgrees: interim-act/no-consent'])
    expect(codesOf(consider({ inspectorAgrees: true }, serious))).toEqual([])
  })

  it('is of days in their order', () => {
    expect(codesOf(consider({ consideredOn: '06.12.2026' }))).toEqual(['consideredOn: interim-act/too-early'])
    expect(codesOf(consider({ consideredOn: '' }))).toEqual(['consideredOn: date/required'])
    expect(codesOf(consider({ approvedOn: '06.12.2026' }))).toEqual(['approvedOn: approval/before-protocol'])
    expect(codesOf(consider({ approvedOn: '07.12.2026' }))).toEqual([])
    expect(codesOf(consider({ approvedOn: '09.12.2026' }))).toEqual(['approvedOn: date/in-future'])
    expect(codesOf(consider({}, anIncident({ commission })))).toEqual(['consideredOn: interim-act/too-early'])
  })

  it('may be declined, with a reason and without a condition', () => {
    const declined = accept(consider({ declinedBecause: 'СФР не согласовал', ...{ unanimous: false } }))
    expect(declined.interimAct).toEqual({
      consideredOn: '2026-12-07',
      declinedBecause: 'СФР не согласовал',
      approvedOn: null,
      annulledOn: null,
    })
    expect(keysOf(declined, '2026-12-08T00:00')).not.toContain('send-interim-act')
    expect(codesOf(consider({ declinedBecause: 'я'.repeat(501) }))).toEqual([
      'declinedBecause: text/too-long',
    ])
    expect(codesOf(on('2026-12-08')({ interimAct: { annulledOn: '08.12.2026' } }, declined))).toEqual([
      'annulledOn: interim-act/none',
    ])
    expect(accept(on('2026-12-08')({ interimAct: null }, declined)).interimAct).toBeNull()
  })

  it('is void once the case is not of production, and that is sent too', () => {
    const made = accept(consider())
    const annul = (annulledOn: unknown, kept = made) => on('2026-12-20')({ interimAct: { annulledOn } }, kept)
    expect(codesOf(annul('20.12.2026'))).toEqual(['annulledOn: interim-act/still-related'])
    expect(codesOf(annul('20.12.2026', waiting))).toEqual(['annulledOn: interim-act/none'])
    const unrelated = { ...made, answers: { qualify: false } }
    expect(codesOf(annul('07.12.2026', unrelated))).toEqual(['annulledOn: approval/before-protocol'])
    expect(codesOf(annul('21.12.2026', unrelated))).toEqual(['annulledOn: date/in-future'])
    expect(codesOf(annul('08.12.2026', unrelated))).toEqual([])
    const void_ = accept(annul('20.12.2026', unrelated))
    expect(dueOf(void_, 'send-annulment')).toEqual({ is: 'day', on: '2026-12-23' })
    expect(accept(annul(null, void_)).interimAct?.annulledOn).toBeNull()
  })
})
