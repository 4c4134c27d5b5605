import type { FieldCode, FieldError, FieldErrorCode } from '../../shared/results/refusals.ts'
import type { Refusal } from './refusal.ts'

/** Every code that is put into words. */
export type SaidCode = Exclude<FieldCode | Refusal['code'], 'fields' | 'server/said'>

/** Those of a union that have the code. */
type OfCode<T, Code> = T extends { readonly code: infer C } ? (Code extends C ? T : never) : never

/** A sentence; one that names the field it is about; or one that says what the refusal tells. */
type Saying<Code> = Code extends FieldErrorCode
  ? string | ((label: string) => string)
  : Code extends FieldCode
    ? (label: string, error: OfCode<FieldError, Code>) => string
    : string | ((refusal: OfCode<Refusal, Code>) => string)

/** The words of every one of the codes: one that is missing doesn't compile. */
export type WordsOf<Code extends FieldCode | Refusal['code']> = {
  readonly [C in Extract<Code, SaidCode>]: Saying<C>
}

/** Those of an area. */
export type SomeWords = Partial<WordsOf<SaidCode>>

/** The codes that a refusal can have, those of its fields among them. */
export type CodeIn<R> = R extends { readonly errors: readonly { readonly code: infer C }[] }
  ? C
  : R extends { readonly code: infer C }
    ? C
    : never
