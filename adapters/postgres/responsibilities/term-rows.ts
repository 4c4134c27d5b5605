import type { OrderLink } from '@osh/core/responsibilities/order-link.ts'
import type { Term } from '@osh/core/responsibilities/responsibility.ts'
import type { BegunTerm } from '@osh/core/responsibilities/responsibility-facts.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { GeneratedAlways, Selectable } from 'kysely'
import {
  type Columns,
  type PerhapsSigned,
  pickColumns,
  pickFields,
  readSigned,
  type SignedColumns,
} from '../columns.ts'

const fields = ['responsibilityId', 'roleId', 'employeeId'] as const

type OrderColumns = { order_number: string | null; order_date: LocalDate | null }

export type ResponsibilityTermsTable = Columns<BegunTerm, 'companyId' | (typeof fields)[number]> &
  SignedColumns<'since'> &
  PerhapsSigned<'until'> &
  OrderColumns & { id: GeneratedAlways<number>; employee_name: string }

const readOrderLink = ({ order_number: number, order_date: date }: OrderColumns): OrderLink =>
  number === null || date === null ? { kind: 'not-required' } : { kind: 'order', number, date }

export const readTerm = (row: Selectable<ResponsibilityTermsTable>): Term => ({
  ...pickFields(row, ['id', ...fields]),
  employeeFullName: row.employee_name,
  orderLink: readOrderLink(row),
  since: readSigned('since', row),
  until: readSigned('until', row),
})

export const buildTermColumns = ({ orderLink, employeeFullName, ...term }: BegunTerm) => ({
  ...pickColumns(term, ['companyId', ...fields], ['since']),
  employee_name: employeeFullName,
  order_number: orderLink.kind === 'order' ? orderLink.number : null,
  order_date: orderLink.kind === 'order' ? orderLink.date : null,
})
