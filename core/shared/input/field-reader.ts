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
  check?: (read: Partial<Parsed<P>>) => readonly FieldError<Code>[],
): Result<Parsed<P>, FieldErrors<ParseCode<P> | Code>>
export function readObject(
  input: Input,
  parsers: Parsers,
  check: (read: Input) => readonly FieldError[] = () => [],
): Result<Input, FieldErrors> {
  const fields = Object.entries(parsers).map(([field, parse]) => ({ field, parsed: parse(input[field]) }))
  const read = Object.fromEntries(
    fields.flatMap(({ field, parsed }) => (parsed.ok ? [[field, parsed.value]] : [])),
  )
  const refused = fields.flatMap(({ field, parsed }) => (parsed.ok ? [] : [{ field, ...parsed.error }]))
  const errors = [...refused, ...check(read)]
  return errors.length > 0 ? err(fieldErrors(...errors)) : ok(read)
}

/** Reads the fields of one input and gathers every refusal, in the order of reading. */
export type FieldReader = {
  /** The parsed value; undefined when it was refused. */
  readonly read: <T>(field: string, parse: Parse<T>) => T | undefined
  readonly refuse: (field: string, error: ValueError) => void
  /** The value that `make` builds, unless anything was refused; `make` is not called then. */
  readonly finish: <T>(make: () => T) => Result<T, FieldErrors>
}

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
    finish: (make) => (errors.length > 0 ? err(fieldErrors(...errors)) : ok(make())),
  }
}

/** Blank, null and absent give null; anything else is parsed. */
export const optional =
  <T, Code extends ValueCode>(parse: Parse<T, Code>): Parse<T | null, Code> =>
  (value) =>
    value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
      ? ok(null)
      : parse(value)
