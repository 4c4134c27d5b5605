import { describe, expect, it, test } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import { anEmployee, day, employee, instant, mining, someone, today } from '../../tests/examples.ts'
import type { Answers } from '../commands/follow.ts'
import type { TodayOf } from '../companies/company-facts.ts'
import type { LockEmployees } from '../employees/employee-facts.ts'
import type { CircumstanceId } from '../norms/circumstances.ts'
import { type RoleId, roleNamed } from '../norms/responsibilities.ts'
import { answerCircumstance, readCircumstanceAnswer } from './answer-circumstance.ts'
import { appoint } from './appoint.ts'
import { appointToSeveral, readAppointmentToSeveral } from './appoint-to-several.ts'
import { end } from './end.ts'
import { ORDER_NOT_REQUIRED, type OrderLink } from './order-link.ts'
import { reassign } from './reassign.ts'
import type { ResponsibilityId, Term } from './responsibility.ts'
import type { ResponsibilityQuestion } from './responsibility-facts.ts'

const roleId = (code: string): RoleId => {
  const role = roleNamed(code)
  if (!role) throw new Error(`no role ${code}`)
  return role.id
}
const [head, trustee] = [roleId('ot-head'), roleId('trustee')]
const circumstanceId = 6 as CircumstanceId
const signed = { by: someone, at: instant('2026-03-16T09:30:00.000Z') }
const companyId = mining
const order: OrderLink = { kind: 'order', number: '12-ОТ', date: day('2026-03-01') }
const id = 5 as ResponsibilityId
const held: Term = {
  ...{ id: 1, responsibilityId: id, roleId: head, employeeId: employee(1), orderLink: order },
  ...{ employeeFullName: 'Иванов Иван', since: signed, until: null },
}
const named = { 1: 'Абрамова', 2: 'Белова', 3: 'Власова' }

const newIds = (count: number): readonly [ResponsibilityId, ...ResponsibilityId[]] => [
  100 as ResponsibilityId,
  ...Array.from({ length: count - 1 }, (_, i) => (101 + i) as ResponsibilityId),
]

/** A storage of three employees, the third dismissed today, where `held` is held. */
const storage = (said: boolean | null = null): Answers<ResponsibilityQuestion | TodayOf | LockEmployees> => ({
  today: () => today,
  employees: ({ ids }) =>
    new Map(
      ids.flatMap((one) => {
        const lastName = Object.entries(named).find(([key]) => Number(key) === one)?.[1]
        if (lastName === undefined) return []
        const details = anEmployee({ lastName, dismissalDate: one === 3 ? today : null })
        const position = { id: details.positionId, name: 'Машинист' }
        return [[one, { ...details, id: one, companyId, position, version: 1 }] as const]
      }),
    ),
  held: (asked) => (asked.companyId === companyId && asked.id === id ? held : null),
  'holdings-of-role': (asked) =>
    asked.roleId === head && asked.employeeId === held.employeeId ? [held] : [],
  'new-responsibility-ids': ({ count }) => newIds(count),
  'answer-of-company': () => said,
})

const refused = (...errors: readonly object[]) => ({ ok: false, error: { code: 'fields', errors } })
const wrongEmployee = (code: string) => refused({ field: 'employeeId', code })
const notFound = { ok: false, error: { code: 'not-found' } }

const until = { kind: 'ended-terms', rows: [{ companyId, responsibilityId: id, until: signed }] }
const begun = (responsibilityId: number, who: 1 | 2, role: RoleId, orderLink: OrderLink) => ({
  kind: 'begun-terms',
  rows: [
    {
      companyId,
      responsibilityId,
      roleId: role,
      employeeId: who,
      orderLink,
      employeeFullName: `${named[who]} Вера Ильинична`,
      since: signed,
    },
  ],
})

describe('appointing', () => {
  const appointed = (who: number, role: RoleId, orderLink: OrderLink = order) =>
    followInCompany(
      appoint.run({ companyId, roleId: role, employeeId: employee(who), orderLink }, signed),
      storage(),
    )

  it('begins a term under a new id', () => {
    expect(appointed(2, head)).toMatchObject({
      ok: true,
      value: {
        writes: [{ kind: 'ended-terms', rows: [] }, begun(100, 2, head, order), {}],
        answer: {
          id: 100,
          companyId,
          roleId: head,
          employeeId: 2,
          orderLink: order,
          employeeFullName: 'Белова Вера Ильинична',
          dismissed: false,
        },
      },
    })
  })

  it('says in the journal who and by which order', () => {
    const outcome = appointed(2, head)
    expect(JSON.stringify(outcome)).toContain('"record":"responsibility","ids":[100],"before":null')
    expect(JSON.stringify(outcome)).toContain(
      `"after":{"roleId":${head},"employeeId":2,"orderLink":"Приказ №12-ОТ от 01.03.2026"}`,
    )
  })

  it('is refused for no one, a dismissed one, and whoever holds the role', () => {
    expect(appointed(4, head)).toEqual(wrongEmployee('employee/unknown'))
    expect(appointed(3, head)).toEqual(wrongEmployee('employee/dismissed'))
    expect(appointed(1, head)).toEqual(wrongEmployee('employee/holds-already'))
    expect(appointed(1, trustee)).toMatchObject({ ok: true })
  })

  it('needs a role, and an order where the law asks for one', () => {
    const none: OrderLink = { kind: 'not-required' }
    expect(appointed(2, 99_999 as RoleId)).toEqual(refused({ field: 'roleId', code: 'role/unknown' }))
    expect(appointed(2, head, none)).toEqual(refused({ field: 'orderLink', code: 'order-link/required' }))
    expect(appointed(2, trustee, none)).toMatchObject({ ok: true })
  })
})

describe('appointing to several roles', () => {
  const [first, second] = [roleId('risk'), trustee]
  const appointed = (who: number, roleIds: readonly RoleId[], orderLink: OrderLink = order) =>
    followInCompany(
      appointToSeveral.run({ companyId, roleIds, employeeId: employee(who), orderLink }, signed),
      storage(),
    )

  it('begins a term of each by the one order, in one write', () => {
    const outcome = appointed(2, [first, second])
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        writes: [
          {
            kind: 'begun-terms',
            rows: [first, second].map((role, i) => begun(100 + i, 2, role, order).rows[0]),
          },
          {},
        ],
        answer: [first, second].map((role) => ({ roleId: role, employeeId: 2, orderLink: order })),
      },
    })
    expect(JSON.stringify(outcome)).toContain(`"after":{"roleId":${second},"employeeId":2`)
  })

  it('is refused as a whole: for whoever holds one of them, and without an order that one of them needs', () => {
    expect(appointed(1, [first, head])).toEqual(wrongEmployee('employee/holds-already'))
    expect(appointed(3, [first])).toEqual(wrongEmployee('employee/dismissed'))
    expect(appointed(2, [second, first], { kind: 'not-required' })).toEqual(
      refused({ field: 'orderLink', code: 'order-link/required' }),
    )
    expect(appointed(2, [second], { kind: 'not-required' })).toMatchObject({ ok: true })
  })

  it('is read with its roles, each once; without one it is refused', () => {
    const typed = { employeeId: 2, orderLink: 'Приказ №12-ОТ от 01.03.2026' }
    expect(readAppointmentToSeveral({ ...typed, roleIds: [first, String(second), first] })).toEqual({
      ok: true,
      value: { roleIds: [first, second], employeeId: 2, orderLink: order },
    })
    for (const roleIds of [[], undefined, 'все', Array.from({ length: 101 }, (_, i) => i + 1)])
      expect(readAppointmentToSeveral({ ...typed, roleIds })).toEqual(
        refused({ field: 'roleIds', code: 'list/invalid' }),
      )
    expect(readAppointmentToSeveral({ ...typed, roleIds: ['первая'] })).toEqual(
      refused({ field: 'roleIds', code: 'role/unknown' }),
    )
  })
})

describe('reassigning', () => {
  const handed = (patch: Readonly<Record<string, unknown>>, which = id) =>
    followInCompany(reassign.run({ companyId, id: which, patch }, signed), storage())

  it('ends the term and begins another under the same id', () => {
    expect(handed({ employeeId: 2 })).toMatchObject({
      ok: true,
      value: {
        writes: [until, begun(id, 2, head, order), {}],
        answer: { id, employeeId: 2, orderLink: order },
      },
    })
  })

  it('leaves the role to its holder under another order', () => {
    const next: OrderLink = { kind: 'order', number: '13', date: day('2026-03-02') }
    expect(handed({ orderLink: 'Приказ №13 от 02.03.2026' })).toMatchObject({
      ok: true,
      value: { writes: [until, begun(id, 1, head, next), {}] },
    })
  })

  it('says in the journal who held it before', () => {
    expect(JSON.stringify(handed({ employeeId: 2 }))).toContain(
      '"before":{"employeeId":1,"orderLink":"Приказ №12-ОТ от 01.03.2026"}',
    )
  })

  it('locks the responsibility and whoever gets it before it asks what may change meanwhile', () => {
    const asked: unknown[] = []
    const { held: heldOf, employees, 'holdings-of-role': holdings, ...others } = storage()
    const told =
      <Query, Fact>(kind: string, answer: (query: Query) => Fact) =>
      (query: Query) => {
        asked.push([kind, query])
        return answer(query)
      }
    const answers = {
      ...others,
      held: told('held', heldOf),
      employees: told('employees', employees),
      'holdings-of-role': told('holdings-of-role', holdings),
    }
    followInCompany(reassign.run({ companyId, id, patch: { employeeId: 2 } }, signed), answers)
    expect(asked).toEqual([
      ['held', { companyId, id }],
      ['employees', { companyId, ids: [2] }],
      ['holdings-of-role', { companyId, roleId: head, employeeId: 2 }],
    ])
  })

  it('is refused as appointing is, and for what is not held', () => {
    expect(handed({ employeeId: 4 })).toEqual(wrongEmployee('employee/unknown'))
    expect(handed({ employeeId: 3 })).toEqual(wrongEmployee('employee/dismissed'))
    expect(handed({ employeeId: '' })).toEqual(wrongEmployee('employee/required'))
    expect(handed({ orderLink: ORDER_NOT_REQUIRED })).toEqual(
      refused({ field: 'orderLink', code: 'order-link/required' }),
    )
    expect(handed({}, 6 as ResponsibilityId)).toEqual(notFound)
  })
})

describe('ending', () => {
  it('ends the term, once', () => {
    const ended = followInCompany(end.run({ companyId, id }, signed), storage())
    expect(ended).toMatchObject({ ok: true, value: { writes: [until, {}], answer: null } })
    expect(JSON.stringify(ended)).toContain('"record":"responsibility","ids":[5],"before":{"employeeId":1')
    expect(followInCompany(end.run({ companyId, id: 6 as ResponsibilityId }, signed), storage())).toEqual(
      notFound,
    )
  })
})

describe('what the company says of a circumstance', () => {
  const say = (applies: boolean, before: boolean | null, id = circumstanceId) =>
    followInCompany(
      answerCircumstance.run({ companyId, circumstanceId: id, applies }, signed),
      storage(before),
    )

  it.each([
    [true, null],
    [false, true],
    [true, false],
  ])('is kept: %s after %s, and the journal says so', (applies, before) => {
    const outcome = say(applies, before)
    const rows = [{ companyId, circumstanceId, applies, since: signed }]
    expect(outcome).toMatchObject({
      ok: true,
      value: { writes: [{ kind: 'circumstance-answers', rows }, {}], answer: null },
    })
    const was = before === null ? 'null' : `{"applies":${before}}`
    expect(JSON.stringify(outcome)).toContain(
      `"record":"circumstance","ids":[6],"before":${was},"after":{"applies":${applies}}`,
    )
  })

  it.each([true, false])('is left as it is when it is %s already', (applies) => {
    expect(say(applies, applies)).toEqual({ ok: true, value: { writes: [], answer: null } })
  })

  it('is of a circumstance that is asked', () => {
    expect(say(true, null, 99 as CircumstanceId)).toEqual(
      refused({ field: 'circumstanceId', code: 'circumstance/unknown' }),
    )
  })

  it('is read: anything but «true» is a no', () => {
    expect(readCircumstanceAnswer({ circumstanceId: 6, applies: true })).toEqual({
      ok: true,
      value: { circumstanceId: 6, applies: true },
    })
    for (const applies of [false, null, 'true', undefined])
      expect(readCircumstanceAnswer({ circumstanceId: 6, applies })).toMatchObject({
        value: { applies: false },
      })
    expect(readCircumstanceAnswer({ applies: true })).toEqual(
      refused({ field: 'circumstanceId', code: 'circumstance/unknown' }),
    )
  })
})

test('as many as a hundred roles are read', () => {
  const typed = { employeeId: '1', orderLink: 'Не требуется', roleIds: Array(100).fill(head) }
  expect(readAppointmentToSeveral(typed)).toMatchObject({ ok: true, value: { roleIds: [head] } })
  expect(readAppointmentToSeveral({ ...typed, roleIds: Array(101).fill(head) })).toMatchObject({ ok: false })
})
