import type { DocumentId } from '../documents/document.ts'
import type { TemplateId } from '../documents/library/template.ts'
import type { DocumentNumber } from '../documents/numbering/document-number.ts'
import type { EmployeeId } from '../employees/employee.ts'
import { type LocalDate, parseLocalDate } from '../shared/dates/local-date.ts'

/** What an order does to whom it names: keeps from work, pays the downtime, or lets them work again. */
export type OrderEffect = 'suspends' | 'paysDowntime' | 'readmits'

/** The forms of the library that say who works, by the numbers that are given once and never again. */
export const admissionForms = {
  'suspend-untrained': { id: 1040 as TemplateId, effect: 'suspends' },
  'suspend-unexamined': { id: 1041 as TemplateId, effect: 'suspends' },
  'suspend-intoxicated': { id: 1042 as TemplateId, effect: 'suspends' },
  'suspend-no-ppe': { id: 1043 as TemplateId, effect: 'suspends' },
  'end-suspension': { id: 1045 as TemplateId, effect: 'readmits' },
  'downtime-no-ppe': { id: 1047 as TemplateId, effect: 'paysDowntime' },
} as const satisfies Readonly<Record<string, { readonly id: TemplateId; readonly effect: OrderEffect }>>

export type AdmissionForm = keyof typeof admissionForms

const effects: ReadonlyMap<TemplateId, OrderEffect> = new Map(
  Object.values(admissionForms).map(({ id, effect }) => [id, effect]),
)

/** Forms whose issued papers a storage looks for. */
export const admissionTemplates: readonly TemplateId[] = [...effects.keys()]

/** An issued order as the archive has it, for one of those it names. */
export type IssuedOrder = {
  readonly employeeId: EmployeeId
  readonly templateId: TemplateId
  readonly document: {
    readonly id: DocumentId
    readonly number: DocumentNumber
    readonly date: LocalDate
    /** Whether there is a .pdf of it. */
    readonly hasPdf: boolean
  }
  /** What was answered to «С какого дня»; papers issued before answers were kept have none. */
  readonly day: unknown
}

export type AdmissionOrder = Omit<IssuedOrder, 'day' | 'templateId'> & {
  readonly effect: OrderEffect
  /** The day from which it holds: the order's own, if it names none. */
  readonly from: LocalDate
}

/** What an issued order does, and from when; null for a paper that lets no one in or out. */
export function readOrder({ day, templateId, ...order }: IssuedOrder): AdmissionOrder | null {
  const effect = effects.get(templateId)
  if (effect === undefined) return null
  const named = typeof day === 'string' ? parseLocalDate(day) : null
  return { ...order, effect, from: named?.ok ? named.value : order.document.date }
}
