import { type Input, readObject } from '../input/field-reader.ts'
import type { FieldErrorCode, FieldErrors } from '../results/refusals.ts'
import { ok, type Result } from '../results/result.ts'
import { type LineCode, parseLine } from '../texts/text.ts'

/** What has a name. */
export type Named = { readonly name: string }

/** A name that no one has looked at yet. */
export type NameAsTyped = { readonly name: unknown }

/** A name as it came: the command that is given it reads it. */
export const nameAsTyped = ({ name }: Input): Result<NameAsTyped, never> => ok({ name })

/** Reads a name of one line; a blank one is refused with a code of its own. */
export const readNamed = <Missing extends FieldErrorCode>(
  input: NameAsTyped,
  missing: Missing,
): Result<Named, FieldErrors<Missing | LineCode>> =>
  readObject(input, { name: (value: unknown) => parseLine(value, 255, missing) })
