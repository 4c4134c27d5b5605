import { describe, expect, it, test } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import {
  begun,
  companyId,
  head,
  order,
  refused,
  roleId,
  signed,
  storage,
  trustee,
  wrongEmployee,
} from '../../tests/commands/held-responsibility.ts'
import { employee } from '../../tests/examples.ts'
import type { RoleId } from '../norms/responsibilities.ts'
import { appointToSeveral, readAppointmentToSeveral } from './appoint-to-several.ts'
import type { OrderLink } from './order-link.ts'

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

test('as many as a hundred roles are read', () => {
  const typed = { employeeId: '1', orderLink: 'Не требуется', roleIds: Array(100).fill(head) }
  expect(readAppointmentToSeveral(typed)).toMatchObject({ ok: true, value: { roleIds: [head] } })
  expect(readAppointmentToSeveral({ ...typed, roleIds: Array(101).fill(head) })).toMatchObject({ ok: false })
})
