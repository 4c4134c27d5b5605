import type { OrderLink } from '@osh/core/responsibilities/order-link.ts'
import type { Term } from '@osh/core/responsibilities/responsibility.ts'
import type { BegunTerm } from '@osh/core/responsibilities/responsibility-facts.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { GeneratedAlways, Selectable } from 'kysely'
import {
  type Columns,
  columnsOf,
  fieldsOf,
  type PerhapsSigned,
  type SignedColumns,
  signedOf,
} from '../columns.ts'

const fields = ['responsibilityId', 'roleId', 'employeeId'] as const

type OrderColumns = { order_number: string | null; order_date: LocalDate | null }

export type ResponsibilityTermsTable = Columns<BegunTerm, 'companyId' | (typeof fields)[number]> &
  SignedColumns<'since'> &
  PerhapsSigned<'until'> &
  OrderColumns & { id: GeneratedAlways<number>; employee_name: string }

const orderLinkOf = ({ order_number: number, order_date: date }: OrderColumns): OrderLink =>
  number === null || date === null ? { kind: 'not-required' } : { kind: 'order', number, date }

export const termOf = (row: Selectable<ResponsibilityTermsTable>): Term => ({
  ...fieldsOf(row, ['id', ...fields]),
  employeeFullName: row.employee_name,
  orderLink: orderLinkOf(row),
  since: signedOf('since', row),
  until: signedOf('until', row),
})

export const termColumns = ({ orderLink, employeeFullName, ...term }: BegunTerm) => ({
  ...columnsOf(term, ['companyId', ...fields], ['since']),
  employee_name: employeeFullName,
  order_number: orderLink.kind === 'order' ? orderLink.number : null,
  order_date: orderLink.kind === 'order' ? orderLink.date : null,
})
