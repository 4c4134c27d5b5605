import type { OrderLink } from '@osh/core/responsibilities/order-link.ts'
import type { Term } from '@osh/core/responsibilities/responsibility.ts'
import type { TermRow } from '../schema.ts'

export const orderLinkOf = ({
  order_number: number,
  order_date: date,
}: Pick<TermRow, 'order_number' | 'order_date'>): OrderLink =>
  number === null || date === null ? { kind: 'not-required' } : { kind: 'order', number, date }

export const orderColumns = (link: OrderLink) => ({
  order_number: link.kind === 'order' ? link.number : null,
  order_date: link.kind === 'order' ? link.date : null,
})

export const termOf = (row: TermRow): Term => ({
  id: row.id,
  responsibilityId: row.responsibility_id,
  roleId: row.role_id,
  employeeId: row.employee_id,
  employeeFullName: row.employee_name,
  orderLink: orderLinkOf(row),
  since: { by: row.since_by, at: row.since_at },
  until: row.until_by === null || row.until_at === null ? null : { by: row.until_by, at: row.until_at },
})
