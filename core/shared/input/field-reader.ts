import {
  type FieldCode,
  type FieldError,
  type FieldErrors,
  fieldErrors,
  type ValueCode,
  type ValueError,
} from '../results/refusals.ts'
import { err, ok, type Result } from '../results/result.ts'

/** What a form or a request gave, field by field, before anyone has looked at it. */
export type Input = Readonly<Record<string, unknown>>

/** A parser of one value, and the codes it may refuse with. */
export type Parse<T, Code extends ValueCode = ValueCode> = (value: unknown) => Result<T, ValueError<Code>>

type Parsers = Readonly<Record<string, Parse<unknown>>>

/** What the parsers make, field by field. */
export type Parsed<P extends Parsers> = {
  readonly [F in keyof P]: Extract<ReturnType<P[F]>, { ok: true }>['value']
}

/** The fields that the parsers read. */
type FieldOf<P extends Parsers> = keyof P & string

/** What the parsers refuse with. */
export type ParseCode<P extends Parsers> = Extract<ReturnType<P[keyof P]>, { ok: false }>['error']['code']

/**
 * Reads an object of as many fields as there are parsers, or tells every refusal at once, in their order.
 *
 * @param check what the fields say together; it is given what could be read.
 */
export function readObject<P extends Parsers, Code extends FieldCode = never>(
  input: Input,
  parsers: P,
  check?: (read: Partial<Parsed<P>>) => readonly FieldError<Code, FieldOf<P>>[],
): Result<Parsed<P>, FieldErrors<ParseCode<P> | Code, FieldOf<P>>>
export function readObject(
  input: Input,
  parsers: Parsers,
  check: (read: Input) => readonly FieldError[] = () => [],
): Result<Input, FieldErrors> {
  const read: Record<string, unknown> = {}
  const errors: FieldError[] = []
  for (const [field, parse] of Object.entries(parsers)) {
    const parsed = parse(input[field])
    if (parsed.ok) read[field] = parsed.value
    else errors.push({ field, ...parsed.error })
  }
  errors.push(...check(read))
  return errors.length > 0 ? err(fieldErrors(...errors)) : ok(read)
}

/** Reads those of the fields that a merge-patch names, or tells every refusal at once, in their order. */
export function readChanges<P extends Parsers>(
  patch: Input,
  parsers: P,
): Result<Partial<Parsed<P>>, FieldErrors<ParseCode<P>, FieldOf<P>>>
export function readChanges(patch: Input, parsers: Parsers): Result<Input, FieldErrors> {
  const named = Object.entries(parsers).filter(([field]) => patch[field] !== undefined)
  return readObject(patch, Object.fromEntries(named))
}

/** Reads the fields of one input and gathers every refusal, in the order of reading. */
export type FieldReader = {
  /** The parsed value; undefined when it was refused. */
  readonly read: <T>(field: string, parse: Parse<T>) => T | undefined
  readonly refuse: (field: string, error: ValueError) => void
  /** What another reading of the same input made; its refusals are among this reader's. */
  readonly gather: <T>(read: Result<T, FieldErrors>) => T | undefined
  /**
   * What was read, as one whole, unless anything was refused. A part that is undefined without a refusal is a programmer's
   * mistake and throws.
   */
  readonly finish: <P extends Input>(read: P) => Result<Whole<P>, FieldErrors>
}

/** What was read, once nothing in it was refused. */
export type Whole<P> = { readonly [F in keyof P]: Exclude<P[F], undefined> }

export function readFields(input: Input): FieldReader {
  const errors: FieldError[] = []
  const refuse = (field: string, error: ValueError): void => {
    errors.push({ field, ...error })
  }
  return {
    refuse,
    read: (field, parse) => {
      const parsed = parse(input[field])
      if (parsed.ok) return parsed.value
      refuse(field, parsed.error)
      return undefined
    },
    gather: (read) => {
      if (read.ok) return read.value
      errors.push(...read.error.errors)
      return undefined
    },
    finish: (read) => (errors.length > 0 ? err(fieldErrors(...errors)) : ok(requireWhole(read))),
  }
}

function requireWhole<P extends Input>(read: P): Whole<P>
function requireWhole(read: Input): Input {
  const missing = Object.keys(read).find((field) => read[field] === undefined)
  if (missing !== undefined) throw new Error(`${missing} was neither read nor refused`)
  return read
}

/** Blank, null and absent give null; anything else is parsed. */
export const optional =
  <T, Code extends ValueCode>(parse: Parse<T, Code>): Parse<T | null, Code> =>
  (value) =>
    value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
      ? ok(null)
      : parse(value)
