import { describe, expect, it } from 'vitest'
import { followInCompany } from '../../../tests/commands/follow-in-company.ts'
import {
  aPaper,
  aRecord,
  asked,
  companyId,
  joinRows,
  makePaperStorage,
  signed,
} from '../../../tests/commands/paper-storage.ts'
import { anEmployee, day, employee, yesterday } from '../../../tests/examples.ts'
import type { TemplateId } from '../../documents/library/template.ts'
import { findRoleByCode, ORDER_OF_SEVERAL, type RoleId } from '../../norms/responsibilities.ts'
import type { OrderLink } from '../../responsibilities/order-link.ts'
import type { ResponsibilityId, Term } from '../../responsibilities/responsibility.ts'
import { look } from '../look.ts'
import { nothingMade } from '../paper-record.ts'
import { record } from '../record.ts'
import { recordedForms } from '../recorded-forms.ts'
import { undo } from '../undoing/undo.ts'

const roleId = (code: string) => findRoleByCode(code)?.id ?? (0 as RoleId)
const [head, chair, member] = ['ot-head', 'knowledge-chair', 'knowledge-member'].map(roleId)
const nameOf = (code: string) => findRoleByCode(code)?.name ?? ''
const order: OrderLink = { kind: 'order', number: '3', date: day('2026-03-10') }
const earlier: OrderLink = { kind: 'order', number: '1', date: day('2025-01-10') }
const held = (id: number, of: RoleId | undefined, holder: number, orderLink: OrderLink = earlier): Term => ({
  ...{ id, responsibilityId: id as ResponsibilityId, roleId: of ?? (0 as RoleId) },
  ...{ employeeId: employee(holder), employeeFullName: `Прежний ${holder}`, orderLink },
  ...{ since: signed, until: null },
})

const numberOf = (form = '') => ([...recordedForms].find(([, name]) => name === form)?.[0] ?? 0) as TemplateId
const aForm = (form?: string) =>
  aPaper({ templateId: numberOf(form), number: { integer: 3, letter: '' }, employees: [], title: 'Приказ' })
type Stored = Parameters<typeof makePaperStorage>[0]
const storage = (stored: Stored, form: string = 'appoint-ot-head') =>
  makePaperStorage({ document: aForm(form), answers: { responsible: 1 }, ...stored }).answers
const looked = (form: string, stored: Stored = {}) => {
  const offer = followInCompany(look.run(asked, signed), storage(stored, form))
  if (!offer.ok) throw new Error(JSON.stringify(offer.error))
  return offer.value.answer
}
const rowsIn = (form: string, stored: Stored = {}) =>
  looked(form, stored).rows.map(({ key, becomes, instead, why, chosen }) => [
    key,
    why ?? becomes,
    instead,
    chosen,
  ])
const recorded = (form: string, stored: Stored = {}, rows?: readonly string[]) => {
  const offer = looked(form, stored)
  const chosen = rows ?? offer.rows.flatMap((row) => (row.chosen ? [row.key] : []))
  const details = { rows: chosen, failed: [], mark: offer.mark }
  return followInCompany(record.run({ ...asked, details }, signed), storage(stored, form))
}
const was = 'Приказ №1 от 10.01.2025'
const [appoint, commission] = ['appoint-ot-head', 'knowledge-commission'] as const

describe('an order of appointment is looked at', () => {
  it('tells who gets the role, and who holds it beside', () => {
    const { rows, ...offer } = looked(appoint, { terms: [held(5, head, 2), held(6, chair, 3)] })
    expect(offer).toMatchObject({ kind: 'order', number: '3', title: 'Приказ', date: '2026-03-10' })
    const common = { what: nameOf('ot-head'), memoNumber: null, why: null, done: null }
    expect(rows).toEqual([
      {
        ...{ key: `hold:${head}:1`, who: expect.stringMatching(/^Белова /u), ...common },
        ...{ becomes: 'holder', instead: '', chosen: true },
      },
      {
        ...{ key: 'end:5', who: 'Прежний 2', ...common, becomes: 'end', instead: was },
        chosen: false,
      },
    ])
  })

  it('gives the holder another order, and nothing where it is the same', () => {
    expect(rowsIn(appoint, { terms: [held(5, head, 1)] })).toEqual([[`hold:${head}:1`, 'holder', was, true]])
    expect(rowsIn(appoint, { terms: [held(5, head, 1, order)] })).toEqual([
      [`hold:${head}:1`, 'recorded', '', false],
    ])
  })

  it('names who is not known', () => {
    const outsider = { responsible: { fullName: 'Чужой Ч. Ч.', position: 'Мастер' } }
    expect(rowsIn(appoint, { answers: outsider })).toEqual([
      [`hold:${head}:Чужой Ч. Ч.`, 'person-unknown', '', false],
    ])
    expect(looked(appoint, { answers: outsider }).rows[0]?.who).toBe('Чужой Ч. Ч.')
    expect(rowsIn(appoint, { answers: { responsible: 4 } })).toEqual([
      [`hold:${head}:4`, 'person-unknown', '', false],
    ])
    expect(rowsIn(appoint, { answers: {} })).toEqual([])
    expect(rowsIn(appoint, { answers: { responsible: { position: 'Мастер' } } })).toEqual([])
  })

  it('gives nothing to whoever is dismissed', () => {
    const answers = storage({})
    const dismissed: typeof answers = {
      ...answers,
      employees: () =>
        new Map([
          [
            employee(1),
            {
              ...anEmployee({ dismissalDate: yesterday }),
              ...{
                id: employee(1),
                companyId,
                position: { id: anEmployee().positionId, name: '' },
                version: 1,
              },
            },
          ],
        ]),
    }
    const offer = followInCompany(look.run(asked, signed), dismissed)
    expect(offer).toMatchObject({ value: { answer: { rows: [{ why: 'dismissed', becomes: 'nothing' }] } } })
  })

  it('a commission’s members get their roles, others lose theirs', () => {
    const answers = { commission: { chair: 1, members: [2, 3], secretary: 2 } }
    expect(rowsIn(commission, { answers, terms: [held(5, member, 3), held(6, member, 9)] })).toEqual([
      [`hold:${chair}:1`, 'holder', '', true],
      [`hold:${member}:2`, 'holder', '', true],
      [`hold:${member}:3`, 'holder', was, true],
      ['end:6', 'end', was, true],
    ])
    expect(rowsIn(commission, { answers: { commission: { chair: 1 } } })).toEqual([
      [`hold:${chair}:1`, 'holder', '', true],
    ])
    expect(rowsIn(commission, { answers: { commission: 'все' } })).toEqual([])
    expect(rowsIn(commission, { answers: {} })).toEqual([])
    expect(
      rowsIn(commission, { answers, terms: [held(5, member, 1)] }).map(([key, , was]) => [key, was]),
    ).toEqual([
      [`hold:${chair}:1`, ''],
      [`hold:${member}:2`, ''],
      [`hold:${member}:3`, ''],
      ['end:5', 'Приказ №1 от 10.01.2025'],
    ])
    const sout = rowsIn('sout-commission', { answers })
    expect(sout.map(([key]) => key)).toEqual([
      `hold:${roleId('sout-chair')}:1`,
      `hold:${roleId('sout-member')}:2`,
      `hold:${roleId('sout-member')}:3`,
    ])
  })

  it('one person gets several roles, by their names', () => {
    const roles = [
      { role: nameOf('ot-head').toUpperCase() },
      { role: 'Нет такой' },
      {},
      'x',
      null,
      { role: nameOf('med') },
    ]
    const stored = { answers: { responsible: 1, roles }, terms: [held(5, head, 2)] }
    expect(rowsIn(ORDER_OF_SEVERAL, stored)).toEqual([
      [`hold:${head}:1`, 'holder', '', true],
      [`hold:${roleId('med')}:1`, 'holder', '', true],
      ['end:5', 'end', was, true],
    ])
    expect(rowsIn(ORDER_OF_SEVERAL, { answers: { responsible: 1 } })).toEqual([])
  })
})

describe('recording an order', () => {
  it('begins a term of whoever had none, and says so in the journal', () => {
    const rows = joinRows(recorded(appoint))
    expect(rows['begun-terms']).toMatchObject([
      { responsibilityId: 100, roleId: head, employeeId: 1, orderLink: order, companyId, since: signed },
    ])
    expect(rows['ended-terms']).toBeUndefined()
    expect(rows['paper-records']).toMatchObject([
      {
        count: 1,
        things: {
          terms: [{ id: 100, roleId: head, before: null, appointment: { employeeId: 1, orderLink: order } }],
          rows: [],
        },
      },
    ])
    expect(rows.journal).toMatchObject([
      {
        command: 'documents/record',
        changes: [
          { record: 'document' },
          {
            record: 'responsibility',
            ids: [100],
            before: null,
            after: { roleId: head, employeeId: 1, orderLink: 'Приказ №3 от 10.03.2026' },
          },
        ],
      },
    ])
  })

  it('hands a responsibility over, and relieves whoever is meant', () => {
    const stored = { terms: [held(5, head, 1), held(6, head, 2)] }
    const rows = joinRows(recorded(appoint, stored, [`hold:${head}:1`, 'end:6']))
    expect(rows['ended-terms']).toEqual([
      { companyId, responsibilityId: 5, until: signed },
      { companyId, responsibilityId: 6, until: signed },
    ])
    expect(rows['begun-terms']).toMatchObject([{ responsibilityId: 5, employeeId: 1, orderLink: order }])
    const before = { employeeId: 1, orderLink: earlier }
    expect(rows['paper-records']).toMatchObject([
      {
        things: {
          terms: [
            { id: 5, before, appointment: { employeeId: 1, orderLink: order } },
            { id: 6, before: { employeeId: 2, orderLink: earlier }, appointment: null },
          ],
        },
      },
    ])
    expect(JSON.stringify(rows.journal)).toContain(
      `{"record":"responsibility","ids":[5],"before":{"employeeId":1,"orderLink":"${was}"},"after":{"employeeId":1,"orderLink":"Приказ №3 от 10.03.2026"}}`,
    )
    expect(JSON.stringify(rows.journal)).toContain(
      `{"record":"responsibility","ids":[6],"before":{"employeeId":2,"orderLink":"${was}"},"after":null}`,
    )
    const alone = joinRows(recorded(appoint, stored, ['end:6']))
    expect(alone['ended-terms']).toHaveLength(1)
    expect(alone['begun-terms']).toBeUndefined()
  })

  it('draws as many ids as there are new holders', () => {
    const answers = { commission: { chair: 1, members: [2, 3] } }
    const terms = [held(5, member, 3)]
    const known = storage({ answers, terms }, commission)
    const counts: number[] = []
    const counting: typeof known = {
      ...known,
      'new-responsibility-ids': (query) => {
        counts.push(query.count)
        return known['new-responsibility-ids'](query)
      },
    }
    const offer = looked(commission, { answers, terms })
    const details = { rows: offer.rows.map(({ key }) => key), failed: [], mark: offer.mark }
    const rows = joinRows(followInCompany(record.run({ ...asked, details }, signed), counting))
    expect(counts).toEqual([2])
    expect(rows['begun-terms']).toMatchObject([
      { responsibilityId: 100, employeeId: 1 },
      { responsibilityId: 101, employeeId: 2 },
      { responsibilityId: 5, employeeId: 3 },
    ])
  })

  it('is refused where a responsibility was given to another meanwhile', () => {
    const stored = { terms: [held(5, head, 1)] }
    const { mark } = looked(appoint, stored)
    const details = { rows: [`hold:${head}:1`], failed: [], mark }
    const others = [null, held(5, head, 2), held(5, head, 1, order)]
    for (const now of others) {
      const answers = { ...storage(stored), held: () => now }
      const outcome = followInCompany(record.run({ ...asked, details }, signed), answers)
      expect(outcome).toEqual({ ok: false, error: { code: 'stale' } })
    }
  })
})

describe('undoing an order', () => {
  const given = { employeeId: employee(1), orderLink: order }
  const before = { employeeId: employee(2), orderLink: earlier }
  const of = (id: number) => ({ id: id as ResponsibilityId, roleId: head ?? (0 as RoleId) })
  const terms = [
    { ...of(5), appointment: given, before: null },
    { ...of(6), appointment: given, before },
    { ...of(7), appointment: null, before },
  ]
  const record = { record: aRecord({ count: 3 }), made: { ...nothingMade, terms } }
  const now = [held(5, head, 1, order), held(6, head, 1, order)]
  const undone = (holders: readonly Term[], kept = record) =>
    followInCompany(undo.run(asked, signed), storage({ terms: holders, record: kept }))

  it('ends what began, and gives back what was taken', () => {
    const rows = joinRows(undone(now))
    expect(rows['ended-terms']).toMatchObject([{ responsibilityId: 5 }, { responsibilityId: 6 }])
    expect(rows['begun-terms']).toMatchObject([
      { responsibilityId: 6, employeeId: 2, orderLink: earlier },
      { responsibilityId: 7, employeeId: 2, orderLink: earlier },
    ])
    expect(rows['undone-paper-records']).toHaveLength(1)
    expect(JSON.stringify(rows.journal)).toContain('"record":"responsibility"')
  })

  it('names the role, and whoever held it, where it changed hands since', () => {
    const touched = (holders: readonly Term[], kept = record) => {
      const outcome = undone(holders, kept)
      return outcome.ok ? null : 'names' in outcome.error && outcome.error.names
    }
    const role = nameOf('ot-head')
    const withName = expect.stringMatching(new RegExp(`^${role.replace(/[()]/gu, '\\$&')}, Белова`, 'u'))
    expect(touched([held(6, head, 1, order)])).toEqual([role])
    expect(touched([held(5, head, 1, order), held(6, head, 3, order)])).toEqual([withName])
    expect(touched([...now, held(7, head, 3)])).toEqual([withName])
    const erased = {
      ...record,
      made: {
        ...nothingMade,
        terms: [{ ...of(6), appointment: given, before: { ...before, employeeId: employee(4) } }],
      },
    }
    expect(touched(now, erased)).toEqual([role])
    const unknown = { ...of(5), roleId: 9999 as RoleId, appointment: given, before: null }
    expect(touched([], { ...record, made: { ...nothingMade, terms: [unknown] } })).toEqual([''])
  })
})
