import type { PpeUnit } from '../ppe-unit.ts'

const fieldErrorCodes = [
  'text/required',
  'text/not-text',
  'text/forbidden-character',
  'text/longer-than-line',
  'text/longer-than-pages',
  'number/invalid',
  'choice/unknown',
  'page/invalid',
  'page-size/invalid',
  'list/invalid',
  'email/required',
  'email/invalid',
  'email/taken',
  'phone/invalid',
  'password/required',
  'password/too-short',
  'password/too-long',
  'password/repeat-differs',
  'password/common',
  'password/own-email',
  'password/product-name',
  'password/wrong',
  'code/unknown',
  'date/required',
  'date/invalid',
  'date/in-future',
  'date/too-far',
  'date/before-accident',
  'inn/invalid-length',
  'inn/wrong-check-digit',
  'inn/taken',
  'kpp/invalid',
  'ogrn/invalid-length',
  'ogrn/wrong-check-digit',
  'ogrn/other-kind',
  'okpo/invalid',
  'oktmo/invalid',
  'okato/invalid',
  'okogu/invalid',
  'okved/invalid',
  'bik/invalid',
  'account/invalid-length',
  'account/wrong-key',
  'time-zone/unknown',
  'confirmation/other-name',
  'confirmation/other-email',
  'activity/unknown',
  'snils/invalid-length',
  'snils/wrong-check-digits',
  'name/forbidden-character',
  'name/mixed-alphabets',
  'name/first-name-missing',
  'sex/required',
  'height/invalid',
  'clothing-size/invalid',
  'shoe-size/invalid',
  'headgear-size/invalid',
  'glove-size/invalid',
  'respirator-size/invalid',
  'birth-date/not-past',
  'birth-date/too-young',
  'dismissal-date/before-hire',
  'absence-kind/required',
  'absence/ends-before-start',
  'absence/before-hire',
  'absence/after-dismissal',
  'absence/overlaps',
  'time/required',
  'time/invalid',
  'degree/required',
  'degree/one-injured',
  'degree/several-injured',
  'accident/in-future',
  'injured/required',
  'injured/too-many',
  'place/required',
  'medical-report/before-accident',
  'order/before-accident',
  'commission/even',
  'commission/too-few',
  'commission/injured-in-it',
  'commission/charged-with-safety',
  'extension/too-long',
  'reason/required',
  'completion/before-step',
  'completion/before-accident',
  'completion/steps-missing',
  'step/unknown',
  'evidence/not-recognised',
  'evidence/too-large',
  'evidence/too-many',
  'evidence/no-room',
  'evidence/company-full',
  'evidence/attached-already',
  'evidence/withdrawn-already',
  'link/invalid',
  'measure/due-before-decided',
  'measure/decided-before-origin',
  'measure/done-already',
  'measure/done-before-decided',
  'measure/not-done',
  'measure/no-answer',
  'measure/too-many',
  'inspector-order/unknown',
  'duty/unrelated',
  'duty/before-accident',
  'duty/after-law',
  'duty/required-already',
  'duty/too-many',
  'points/required',
  'point/taken',
  'step/before-accident',
  'step/changed-meanwhile',
  'step/after-completion',
  'step/in-future',
  'severity/unknown',
  'extension/not-further',
  'extension/none',
  'late-report/in-time',
  'interim-act/too-early',
  'interim-act/considered',
  'interim-act/qualification-open',
  'interim-act/part-six',
  'interim-act/not-unanimous',
  'interim-act/no-consent',
  'interim-act/none',
  'interim-act/still-related',
  'approval/before-protocol',
  'fault/percent',
  'fault/no-opinion',
  'person/unknown',
  'day-kind/required',
  'day/already-so',
  'report/before-event',
  'review/before-event',
  'reviewers/required',
  'extension/over-two-days',
  'microtrauma/recorded-already',
  'microtrauma/closed',
  'microtrauma/unknown',
  'department/required',
  'department/unknown',
  'department-name/required',
  'department-name/taken',
  'position/required',
  'position/unknown',
  'position-name/required',
  'employee/required',
  'employee/unknown',
  'incident/unknown',
  'microtrauma/unknown',
  'person/twice',
  'factor/required',
  'factor/not-selectable',
  'quantity/invalid',
  'periodicity/required',
  'periodicity/unrecognised',
  'obligation/date-or-deadline',
  'obligation/section-fixed',
  'completion/wrong-result',
  'rule/unknown',
  'section/unknown',
  'memo/assessed-by-report',
  'memo/not-registered',
  'registration/before-approval',
  'memo/wrong-result',
  'document-number/required',
  'document-number/invalid',
  'document-date/required',
  'document-date/too-late',
  'documents/none-chosen',
  'documents/too-many',
  'documents/unknown',
  'sending/no-documents',
  'sending/too-many-documents',
  'sending/annulled',
  'sending/no-recipients',
  'sending/too-many-recipients',
  'sending/no-address',
  'sending/too-large',
  'sending/too-many-today',
  'template/required',
  'template/unknown',
  'role/required',
  'role/unknown',
  'circumstance/unknown',
  'order-link/required',
  'order-link/invalid',
  'employee/dismissed',
  'employee/holds-already',
  'format/docx-only',
  'own-form/outdated',
  'own-form/paper-too-large',
  'own-form/too-large',
] as const

/** Why a field's value can't be taken, by area; `core/wording/refusals/words` words every one. */
export type FieldErrorCode = (typeof fieldErrorCodes)[number]

const known: ReadonlySet<string> = new Set(fieldErrorCodes)

/** Whether a code that came from elsewhere is one of these. */
export const isFieldErrorCode = (code: string): code is FieldErrorCode => known.has(code)

/** Every code of a field. */
export type FieldCode =
  | FieldErrorCode
  | 'text/too-long'
  | 'document-number/taken'
  | 'quantity/more-than-held'
  | 'document/value-missing'
  | 'document/out-of-bounds'
  | 'server/said'

/** A value that a form or a request gave for a field and that can't be taken. `Code` says which codes there may be. */
export type FieldError<Code extends FieldCode = FieldCode, Field extends string = string> = Place<Field> &
  Wrong<Code>

/** Where a value was given. */
type Place<Field extends string> = {
  readonly field: Field
  /** In which of the rows that were given with the field, the first being 0; only where it is in one of several. */
  readonly row?: number
}

/** What is wrong with a value. */
export type Wrong<Code extends FieldCode = FieldCode> =
  | { readonly code: Code & FieldErrorCode }
  | { readonly code: Code & 'text/too-long'; readonly max: number }
  | {
      readonly code: Code & 'document-number/taken'
      readonly free: readonly string[]
    }
  /** More is to be returned than is held, counted in `unit`; `who` holds too little, empty where one person alone is asked. */
  | {
      readonly code: Code & 'quantity/more-than-held'
      readonly held: number
      readonly unit: PpeUnit
      readonly who: readonly string[]
    }
  /** A paper lacks it; `label` names it in Russian, `reason` says why what was given is none, `employeeId` whose record lacks it. */
  | {
      readonly code: Code & 'document/value-missing'
      readonly label: string
      readonly reason: FieldErrorCode
      readonly employeeId?: number
    }
  /** What is given is a value, yet not one that may be there; `asks` says in Russian what may, and by which act. */
  | {
      readonly code: Code & 'document/out-of-bounds'
      readonly label: string
      readonly asks: string
    }
  /** The other end has worded it already, and its words are shown as they are; it may refuse what this one doesn't know. */
  | { readonly code: 'server/said'; readonly said: string }

/** What a parser of one value can say. */
export type ValueCode = FieldErrorCode | 'text/too-long'

/** What a parser says of one value, before anyone knows the field it is in. */
export type ValueError<Code extends ValueCode = ValueCode> =
  | { readonly code: Code & FieldErrorCode }
  | { readonly code: Code & 'text/too-long'; readonly max: number }

/** Refused fields; `Code` says with which codes, `Field` which fields. */
export type FieldErrors<Code extends FieldCode = FieldCode, Field extends string = string> = {
  readonly code: 'fields'
  readonly errors: readonly FieldError<Code, Field>[]
}
export type NotFound = { readonly code: 'not-found' }

/** Someone else has changed the thing since it was read. */
export type Stale = { readonly code: 'stale' }

/** The document is annulled already: by whom and why stays as it was. */
export type AnnulledAlready = { readonly code: 'document/annulled-already' }

/** Only a mail that was refused or given up is sent again. */
export type MailNotFailed = { readonly code: 'mail/not-failed' }

/** All that is refused of what was read side by side. */
export const refusedOf = <Code extends FieldCode>(
  ...reads: readonly ({ readonly ok: true } | { readonly ok: false; readonly error: FieldErrors<Code> })[]
): FieldErrors<Code> => ({
  code: 'fields',
  errors: reads.flatMap((read) => (read.ok ? [] : read.error.errors)),
})

export const notFound: NotFound = { code: 'not-found' }
export const stale: Stale = { code: 'stale' }

export function fieldErrors<const E extends FieldError>(
  ...errors: readonly E[]
): FieldErrors<Exclude<E['code'], 'server/said'>, E['field']>
export function fieldErrors(...errors: readonly FieldError[]): FieldErrors {
  return { code: 'fields', errors }
}
