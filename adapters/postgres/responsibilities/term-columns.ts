import type { OrderLink } from '@osh/core/responsibilities/order-link.ts'
import type { Term } from '@osh/core/responsibilities/responsibility.ts'
import type { BegunTerm } from '@osh/core/responsibilities/responsibility-facts.ts'
import { columnsOf, fieldsOf, signedColumns } from '../columns.ts'
import type { TermRow } from './responsibility-tables.ts'

const KEPT = ['responsibilityId', 'roleId', 'employeeId'] as const

const orderLinkOf = ({ order_number: number, order_date: date }: TermRow): OrderLink =>
  number === null || date === null ? { kind: 'not-required' } : { kind: 'order', number, date }

export const termOf = (row: TermRow): Term => ({
  ...fieldsOf(row, ['id', ...KEPT]),
  employeeFullName: row.employee_name,
  orderLink: orderLinkOf(row),
  since: { by: row.since_by, at: row.since_at },
  until: row.until_by === null || row.until_at === null ? null : { by: row.until_by, at: row.until_at },
})

export const termColumns = ({ since, orderLink, employeeFullName, ...term }: BegunTerm) => ({
  ...columnsOf(term, ['companyId', ...KEPT]),
  employee_name: employeeFullName,
  order_number: orderLink.kind === 'order' ? orderLink.number : null,
  order_date: orderLink.kind === 'order' ? orderLink.date : null,
  ...signedColumns('since', since),
})
