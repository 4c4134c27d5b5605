import { describe, expect, it } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import {
  begun,
  companyId,
  head,
  id,
  notFound,
  order,
  refused,
  signed,
  storage,
  until,
  wrongEmployee,
} from '../../tests/commands/held-responsibility.ts'
import { day } from '../../tests/examples.ts'
import { end } from './end.ts'
import { ORDER_NOT_REQUIRED, type OrderLink } from './order-link.ts'
import { reassign } from './reassign.ts'
import type { ResponsibilityId } from './responsibility.ts'

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
