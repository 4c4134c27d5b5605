import type { PpeUnit } from '../ppe-unit.ts'
import type { FieldErrorCode } from './field-error-codes.ts'

export type { FieldErrorCode }

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

/** What was looked at is not what would be done now: records have changed meanwhile. */
export type DifferenceChanged = { readonly code: 'difference/changed' }

/** What the paper says is on record already; it is undone first. */
export type PaperRecorded = { readonly code: 'paper-record/made' }

/** What a paper made has been changed since: who and what, some of it, and how many in all. */
export type PaperRecordTouched = {
  readonly code: 'paper-record/touched'
  readonly names: readonly string[]
  readonly count: number
}

/** What a paper made has gone to the register of the trained: whose, some of them, and how many in all. */
export type PaperRecordTold = {
  readonly code: 'paper-record/told'
  readonly names: readonly string[]
  readonly count: number
}

/** Nothing was recorded, or it was undone already. */
export type PaperRecordOver = { readonly code: 'paper-record/undone' }

/** The document is annulled already: by whom and why stays as it was. */
export type AnnulledAlready = { readonly code: 'document/annulled-already' }

/** Another edition would say what the last one says. */
export type NothingNew = { readonly code: 'document/nothing-new' }

/** Only a mail that was refused or given up is sent again. */
export type MailNotFailed = { readonly code: 'mail/not-failed' }

/** All that is refused of what was read side by side. */
export const joinRefusals = <Code extends FieldCode>(
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
