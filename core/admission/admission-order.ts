import type { DocumentId } from '../documents/document.ts'
import type { TemplateId } from '../documents/library/template.ts'
import type { DocumentNumber } from '../documents/numbering/document-number.ts'
import type { EmployeeId } from '../employees/employee.ts'
import type { Section } from '../sections/section.ts'
import { type LocalDate, parseLocalDate } from '../shared/dates/local-date.ts'

/** What an order does to whom it names: keeps from work, pays the downtime, or lets them work again. */
export type OrderEffect = 'suspends' | 'paysDowntime' | 'readmits'

/** What each of those forms is. */
type AdmissionRules = {
  readonly id: TemplateId
  readonly effect: OrderEffect
  /** What removes the reason once it is passed since the order's day; nothing where the records can't tell, as of drink or of PPE that is not worn. */
  readonly endedBy: readonly Section[]
}

/** The forms of the library that say who works, by the numbers that are given once and never again. */
export const admissionForms = {
  'suspend-untrained': { id: 1040 as TemplateId, effect: 'suspends', endedBy: ['briefing', 'training'] },
  'suspend-unexamined': { id: 1041 as TemplateId, effect: 'suspends', endedBy: ['medicalExamination'] },
  'suspend-intoxicated': { id: 1042 as TemplateId, effect: 'suspends', endedBy: [] },
  'suspend-no-ppe': { id: 1043 as TemplateId, effect: 'suspends', endedBy: [] },
  'end-suspension': { id: 1045 as TemplateId, effect: 'readmits', endedBy: [] },
  'downtime-no-ppe': { id: 1047 as TemplateId, effect: 'paysDowntime', endedBy: [] },
} as const satisfies Readonly<Record<string, AdmissionRules>>

export type AdmissionForm = keyof typeof admissionForms

export const admissionFormNames = Object.keys(admissionForms) as readonly AdmissionForm[]

const forms: ReadonlyMap<TemplateId, AdmissionForm> = new Map(
  admissionFormNames.map((form) => [admissionForms[form].id, form]),
)

/** Forms whose issued papers a storage looks for. */
export const admissionTemplates: readonly TemplateId[] = [...forms.keys()]

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
  readonly form: AdmissionForm
  readonly effect: OrderEffect
  /** The day from which it holds: the order's own, if it names none. */
  readonly from: LocalDate
}

/** What an issued order does, and from when; null for a paper that lets no one in or out. */
export function readOrder({ day, templateId, ...order }: IssuedOrder): AdmissionOrder | null {
  const form = forms.get(templateId)
  if (form === undefined) return null
  const named = typeof day === 'string' ? parseLocalDate(day) : null
  return {
    ...order,
    form,
    effect: admissionForms[form].effect,
    from: named?.ok ? named.value : order.document.date,
  }
}
