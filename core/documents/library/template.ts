import type { Citation } from '../../norms/acts.ts'
import type { CodedItem } from '../../norms/classifiers.ts'
import type { Brand } from '../../shared/brand.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { Bound } from '../bounds/bound.ts'
import type { TemplateGroup } from './template-group.ts'

/** The number of a form, given once and never again; the `templateId` of the wire. */
export type TemplateId = Brand<number, 'TemplateId'>

export const templateKinds = [
  'order',
  'declaration',
  'regulation',
  'programme',
  'journal',
  'instruction',
  'protocol',
  'list',
  'act',
  'notice',
  'card',
  'memo',
  'leaflet',
] as const

export type TemplateKind = (typeof templateKinds)[number]

/** Whose document it is: «Документы организации» or «Документы работников». */
export type TemplateScope = 'company' | 'employee'

/**
 * What one paper is about: no one in particular, one employee (several employees give one paper each), or a list
 * of employees.
 */
export type TemplatePer = 'paper' | 'employee' | 'register'

/** A form of the library (шаблон), without its text. */
export type Template = {
  readonly id: TemplateId
  /** Lasting name in addresses and files: «ppe-card». */
  readonly slug: string
  readonly title: string
  readonly group: TemplateGroup
  readonly kind: TemplateKind
  readonly scope: TemplateScope
  readonly per: TemplatePer
  readonly basis: readonly Citation[]
  /** The form is offered for documents dated from this day. */
  readonly validFrom: LocalDate
  /** The last day on which it is offered; null while no end is known. */
  readonly validTo: LocalDate | null
  /** What it asks for beyond the company, the number, the date and the employees. */
  readonly values: readonly ValueSpec[]
  /** What a person has to do on the paper besides, told before it is issued; '' for nothing. */
  readonly caution: string
  /** For how many years the paper is kept, where an act says so. */
  readonly keptFor?: number
  /** The value whose day the records are asked for: how they were when the accident happened. None: the document's own day. */
  readonly asOf?: string
  /** The form whose next edition this is, by its lasting name: papers of that one may be issued again by this. */
  readonly follows?: string
  /** Whom a register or papers of people are about, as the records know it: one of `peopleSources`. */
  readonly people?: string
}

/** A value that a form asks for. */
export type ValueSpec = {
  /** Latin, as placeholders name it: `values.place`. */
  readonly name: string
  /** Russian, as dialogs and lists of what is missing show it. */
  readonly label: string
  /** What the label was before: companies' own forms may still name the value so. */
  readonly formerLabels?: readonly string[]
  readonly kind: ValueKind
  readonly required: boolean
  /** Where the service knows it from; null where it does not. */
  readonly suggested: Suggestion | null
  /** Which of core's sources fills it from the records; none for a value that only a person can say. */
  readonly source?: string
  /** One line under the field; '' for none. */
  readonly hint: string
  /** What acts, or plain sense, ask of the answer. */
  readonly bounds: readonly Bound[]
}

export type ValueKind =
  | { readonly type: 'text' | 'longText' | 'date' | 'period' | 'number' | 'place' | 'employee' | 'employees' }
  | { readonly type: 'commission' }
  /** Someone who holds a role of the responsibilities. */
  | { readonly type: 'responsible'; readonly role: string }
  | { readonly type: 'choice'; readonly options: readonly string[] }
  /** A line of a classifier: chosen by its code, printed by its words, or as `.code`. */
  | { readonly type: 'classifier'; readonly items: readonly CodedItem[] }
  /** A small table: the columns of each row, each with its label. */
  | { readonly type: 'rows'; readonly columns: readonly ValueColumn[] }

export type ValueColumn = Pick<ValueSpec, 'name' | 'label' | 'formerLabels'> & {
  /** Its cells may be left empty. */
  readonly optional?: boolean
}

/** Whether the answer names people. */
export const namesPeople = ({ type }: ValueKind): boolean =>
  type === 'employee' || type === 'employees' || type === 'responsible' || type === 'commission'

/** Whether a paper by the form needs the company's people: it is about them, or an answer names or suggests them. */
export const asksForPeople = ({ per, values }: Pick<Template, 'per' | 'values'>): boolean =>
  per !== 'paper' ||
  values.some(({ kind, suggested }) => namesPeople(kind) || suggested?.from === 'responsible')

export type Suggestion =
  | { readonly from: 'text'; readonly text: string }
  | { readonly from: 'document-date' }
  | { readonly from: 'company'; readonly field: 'legalAddress' | 'actualAddress' | 'shortName' }
  | { readonly from: 'director' }
  /** Whoever holds these roles; the first of them for one person. */
  | { readonly from: 'responsible'; readonly roles: readonly string[] }

/** Whether a form is offered for a document of that day. */
export const isOffered = ({ validFrom, validTo }: Template, date: LocalDate): boolean =>
  validFrom <= date && (validTo === null || date <= validTo)
