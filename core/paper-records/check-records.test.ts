import { describe, expect, it } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import { facts } from '../../tests/commands/memo-storage.ts'
import {
  aPaper,
  aRecord,
  asked,
  joinRows,
  makePaperStorage,
  signed,
} from '../../tests/commands/paper-storage.ts'
import { aCompletion, aMemo, aRow, day, employee, memo } from '../../tests/examples.ts'
import {
  answers,
  both,
  here,
  looked,
  offerOf,
  ofWork,
  otherWork,
  recorded,
  type Stored,
  stored,
  work,
} from '../../tests/protocol-record-example.ts'
import type { TemplateId } from '../documents/library/template.ts'
import type { Employee } from '../employees/employee.ts'
import { programmeOnProtocol } from '../memos/protocols-of-memo.ts'
import { makeStandingObligation } from '../obligations/standing/standing-obligation.ts'
import { planChecks } from './checks/plan-checks.ts'
import { listDaysDone } from './offer.ts'
import { nothingMade } from './paper-record.ts'
import { record } from './record.ts'

describe('a protocol is looked at', () => {
  it('tells which rows of memos it completes, and which trainings by themselves', () => {
    const { rows, ...offer } = offerOf(both)
    expect(offer).toEqual({
      ...{ kind: 'check', title: 'Протокол проверки знания', number: '12', date: '2026-03-10' },
      ...{ mark: expect.stringMatching(/^[0-9a-f]{8}$/u), record: null },
    })
    const inMemo = { what: 'Оказание первой помощи пострадавшим', becomes: 'memo-row', memoNumber: 4 }
    const common = { instead: '', why: null, chosen: true }
    const doneBy = (id: number) => ({ employeeId: employee(id), on: null })
    expect(rows).toEqual([
      { key: 'duty:1', who: 'Работник 1', ...inMemo, ...common, done: doneBy(1) },
      { key: 'duty:2', who: 'Работник 2', ...inMemo, ...common, done: doneBy(2) },
      {
        ...{ key: 'duty:3', who: 'Работник 3', ...inMemo, ...common, done: doneBy(3) },
        ...{ becomes: 'completion', memoNumber: null },
      },
    ])
  })

  it('is of the day that is said, else of its own, of each that is meant', () => {
    const offer = offerOf(both)
    const meant = { chosen: new Set(['duty:2']), date: null }
    expect(listDaysDone(offer, meant)).toEqual([{ employeeId: 2, date: '2026-03-10' }])
    expect(listDaysDone(offer, { ...meant, date: day('2026-03-09') })).toEqual([
      { employeeId: 2, date: '2026-03-09' },
    ])
    expect(listDaysDone(offer, { chosen: new Set(), date: null })).toEqual([])
  })

  it('names whom nothing becomes of, and why', () => {
    const employees = [1, 2, 3, 4].map((id) => ({ id: employee(id), fullName: `Р${id}` }))
    const done = (date: string, result: 'passed' | 'failed' = 'passed') =>
      aCompletion(1, date, { result, obligationId: facts(1).obligation.id })
    const why = (...known: Parameters<typeof facts>[]) =>
      offerOf({ document: aPaper({ employees }), known: known.map((one) => facts(...one)) }).rows.map(
        (row) => [row.key, row.why, row.becomes],
      )
    expect(why([1, {}, done('2026-03-10')], [2, {}, done('2026-03-11')])).toEqual([
      ['duty:1', 'recorded', 'nothing'],
      ['duty:2', 'later-known', 'nothing'],
      ['none:3', 'no-obligation', 'nothing'],
      ['none:4', 'person-unknown', 'nothing'],
    ])
    expect(why([1, {}, done('2026-03-10', 'failed')], [2, {}, done('2026-03-09')])).toMatchObject([
      ['duty:1', 'recorded', 'nothing'],
      ['duty:2', null, 'completion'],
      ['none:3', 'no-obligation', 'nothing'],
      ['none:4', 'person-unknown', 'nothing'],
    ])
  })

  it('names whose row has ended, or is there no more', () => {
    const ended = { kind: 'dated', date: day('2026-03-01'), result: 'passed' } as const
    const memos = [aMemo({ rows: [aRow(1, { outcome: ended }), aRow(2)] }), aMemo({ rows: [aRow(2)] }), null]
    for (const one of memos) {
      const { rows } = offerOf({ known: [facts(1, { memo: { id: memo(1), number: 1 } })], memo: one })
      expect(rows[0]).toMatchObject({ why: 'row-done', becomes: 'nothing', chosen: false })
    }
  })

  it('of several trainings of one kind takes those in memos, and leaves the choice where none is', () => {
    const programme = programmeOnProtocol.V
    const works = [
      facts(1, ofWork(work?.title)),
      facts(11, { ...ofWork(otherWork?.title), employeeId: employee(1) }),
    ]
    const chosen = (stored: Stored) =>
      offerOf({ answers: { programme }, ...stored }).rows.map((row) => [row.key, row.chosen])
    expect(chosen({ known: works }).slice(0, 2)).toEqual([
      ['duty:1', false],
      ['duty:11', false],
    ])
    const inMemo = [facts(1, { ...ofWork(work?.title), ...here }), ...works.slice(1)]
    expect(chosen({ known: inMemo, memo: stored }).slice(0, 2)).toEqual([
      ['duty:1', true],
      ['duty:11', false],
    ])
  })

  it('takes of several high-risk works the one that it names', () => {
    const works = [
      facts(1, ofWork(work?.title)),
      facts(11, { ...ofWork(otherWork?.title), employeeId: employee(1) }),
    ]
    const programme = `${otherWork?.title} (программа В)`
    const { rows } = offerOf({ answers: { programme }, known: works })
    expect(rows.map(({ key, chosen }) => [key, chosen])).toEqual([
      ['duty:11', true],
      ['none:2', false],
      ['none:3', false],
    ])
  })

  it('takes trainings of its own programme alone, and none where it says none', () => {
    const known = [facts(1, ofWork(work?.title)), facts(2, ofWork('Свой курс'))]
    const keys = (given: object) => offerOf({ known, answers: { ...given } }).rows.map(({ key }) => key)
    expect(keys({ programme: programmeOnProtocol.V })).toEqual(['duty:1', 'none:2', 'none:3'])
    expect(keys({})).toEqual(['none:1', 'none:2', 'none:3'])
    expect(offerOf({ known, answers: {} }).rows[0]?.what).toBe('')
  })

  it('takes no briefing for a training, whatever it is called', () => {
    const name = 'Оказание первой помощи пострадавшим'
    const duties = [facts(1, { subject: { section: 'briefing', name } }), facts(2)].map(
      makeStandingObligation,
    )
    const people = new Map([1, 2].map((id) => [employee(id), {} as Employee]))
    const planned = planChecks(aPaper(), answers, { people, duties, memos: new Map() })
    expect(planned.map(({ row }) => row.why)).toEqual(['no-obligation', null, 'person-unknown'])
  })

  it('is not found where there is none, or where nothing is recorded from such a paper', () => {
    const notFound = { ok: false, error: { code: 'not-found' } }
    expect(looked({ document: null })).toEqual(notFound)
    expect(looked({ ...both, document: aPaper({ templateId: 2001 as TemplateId }) })).toEqual(notFound)
    expect(offerOf({ document: aPaper({ employees: [] }) }).rows).toEqual([])
  })
})

describe('recording a protocol', () => {
  it('completes rows and trainings at once, each under the number of the protocol', () => {
    const outcome = recorded(both, { failed: ['duty:2'] })
    const rows = joinRows(outcome)
    const papers = { protocol: '12', registry: null }
    expect(rows['entered-completions']).toMatchObject([
      { id: 101, obligationId: 1, memoId: 1, date: '2026-03-10', result: 'passed', papers },
      { id: 102, obligationId: 2, memoId: 1, date: '2026-03-10', result: 'failed', papers },
      {
        id: 100,
        obligationId: 3,
        memoId: null,
        date: '2026-03-10',
        result: 'passed',
        quantity: null,
        papers,
      },
    ])
    expect(rows['changed-memos']).toMatchObject([
      {
        memo: {
          version: 4,
          rows: [{ outcome: { result: 'passed' } }, { outcome: { result: 'failed', date: '2026-03-10' } }],
        },
      },
    ])
    expect(rows['changed-obligations']).toMatchObject([
      { obligation: { id: 1, memo: null } },
      { obligation: { id: 2, memo: null } },
      { obligation: { id: 3 }, completions: [{ id: 100, registeredOn: null }] },
    ])
    const kept = { ...aRecord(), count: 3 }
    expect(outcome.ok && outcome.value.answer).toEqual(kept)
    expect(rows['paper-records']).toEqual([
      {
        ...kept,
        things: {
          done: { given: [], restated: [], entered: [{ obligationId: 3, completionId: 100 }] },
          rows: [
            { memoId: 1, obligationId: 1, completionId: 101 },
            { memoId: 1, obligationId: 2, completionId: 102 },
          ],
          terms: [],
        },
      },
    ])
    expect(JSON.stringify(rows.journal)).toContain(
      '{"record":"document","ids":[7],"before":null,"after":{"recorded":3}}',
    )
    expect(JSON.stringify(rows.journal)).toContain('"record":"memo-row"')
    expect(JSON.stringify(rows.journal)).toContain('"record":"completion"')
    for (const row of rows['changed-memos'] ?? []) expect(row).not.toHaveProperty('papers')
  })

  it('leaves alone what is not meant: other rows of the memo, others trainings', () => {
    const rows = joinRows(recorded(both, { rows: ['duty:2', 'duty:99'] }))
    expect(rows['entered-completions']).toMatchObject([{ obligationId: 2 }])
    expect(rows['changed-memos']).toMatchObject([
      { memo: { rows: [{ outcome: { kind: 'pending' } }, { outcome: { kind: 'dated' } }] } },
    ])
    expect(rows['paper-records']).toMatchObject([{ count: 1 }])
    const alone = joinRows(recorded(both, { rows: ['duty:3'] }))
    expect(alone['changed-memos']).toBeUndefined()
    expect(alone['entered-completions']).toHaveLength(1)
  })

  it('takes the day of the check where it is another', () => {
    const rows = joinRows(recorded(both, { date: '2026-03-12' }))
    expect(rows['entered-completions']).toMatchObject([
      { date: '2026-03-12' },
      { date: '2026-03-12' },
      { date: '2026-03-12' },
    ])
    expect(recorded(both, { date: '2026-03-16' }).ok).toBe(true)
  })

  it('refuses what can not be', () => {
    const refused = (given: Stored, details: object = {}) => {
      const outcome = recorded({ ...both, ...given }, details)
      return outcome.ok ? null : outcome.error
    }
    const field = (name: string, code: string) => ({
      code: 'fields',
      errors: [expect.objectContaining({ field: name, code })],
    })
    expect(refused({}, { date: '2026-03-17' })).toEqual(field('date', 'date/in-future'))
    expect(refused({}, { date: 'вчера' })).toEqual(field('date', 'date/invalid'))
    expect(refused({}, { rows: [] })).toEqual(field('rows', 'paper-record/nothing'))
    expect(refused({}, { rows: ['none:1'] })).toEqual(field('rows', 'paper-record/nothing'))
    expect(refused({}, { mark: 'ffffffff' })).toEqual({ code: 'stale' })
    expect(refused({}, { mark: '' })).toEqual(field('mark', 'text/required'))
    expect(refused({}, { mark: 'f'.repeat(21) })).toEqual(field('mark', 'text/too-long'))
    expect(refused({}, { mark: 'f'.repeat(20) })).toEqual({ code: 'stale' })
    for (const wrong of [
      'duty:1',
      [1],
      [['duty:1']],
      ['д'.repeat(601)],
      Array.from({ length: 5001 }, () => 'a'),
    ]) {
      expect(refused({}, { rows: wrong })).toEqual(field('rows', 'list/invalid'))
      expect(refused({}, { failed: wrong })).toEqual(field('failed', 'list/invalid'))
    }
    expect(refused({}, { failed: ['д'.repeat(600)] })).toBeNull()
    expect(refused({}, { failed: Array.from({ length: 5000 }, () => 'a') })).toBeNull()
    const employees = [{ id: employee(4), fullName: 'Р4' }, ...aPaper().employees]
    expect(refused({ document: aPaper({ employees }) }, { rows: ['none:4'] })).toEqual(
      field('rows', 'paper-record/nothing'),
    )
    const gone = makePaperStorage({ document: null }).answers
    const details = { rows: ['duty:1'], failed: [], mark: 'ffffffff' }
    expect(followInCompany(record.run({ ...asked, details }, signed), gone)).toEqual({
      ...{ ok: false, error: { code: 'not-found' } },
    })
    const annulled = { ...signed, reason: 'Не тот' }
    expect(refused({ document: aPaper({ annulled }) })).toEqual({ code: 'document/annulled-already' })
    const made = nothingMade
    expect(refused({ record: { record: aRecord(), made } })).toEqual({ code: 'paper-record/made' })
    expect(refused({ record: { record: aRecord({ undone: signed }), made } })).toBeNull()
  })

  it('refuses a memo’s refusal, and a training that was changed since it was looked at', () => {
    const later = { ...both, memo: { ...stored, canceled: true } }
    expect(recorded(later)).toEqual({ ok: false, error: { code: 'memo/canceled' } })
    const lost = { known: [facts(1, here), facts(3)], memo: stored }
    expect(recorded(lost)).toEqual({ ok: false, error: { code: 'not-found' } })
    const { mark } = offerOf(both)
    const run = (third: ReturnType<typeof facts> | null) => {
      const { answers: known } = makePaperStorage({ answers, ...both })
      const changed: typeof known = {
        ...known,
        obligations: (query) => {
          const found = new Map(known.obligations(query))
          const one = facts(3).obligation.id
          if (third) found.set(one, third)
          else found.delete(one)
          return found
        },
      }
      const details = { rows: ['duty:3'], failed: [], mark }
      return followInCompany(record.run({ ...asked, details }, signed), changed)
    }
    expect(run(facts(3)).ok).toBe(true)
    const stale = { ok: false, error: { code: 'stale' } }
    const done = aCompletion(9, '2026-03-01', { obligationId: facts(3).obligation.id })
    for (const third of [null, facts(3, { removed: true }), facts(3, here), facts(3, {}, done)])
      expect(run(third)).toEqual(stale)
  })
})
