import { describe, expect, it } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import {
  begun,
  companyId,
  head,
  order,
  refused,
  signed,
  storage,
  trustee,
  wrongEmployee,
} from '../../tests/commands/held-responsibility.ts'
import { employee } from '../../tests/examples.ts'
import type { RoleId } from '../norms/responsibilities.ts'
import { appoint } from './appoint.ts'
import type { OrderLink } from './order-link.ts'

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
