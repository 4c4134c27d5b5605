import type { Input } from '@osh/core/shared/input/field-reader.ts'
import type { NameAsTyped } from '@osh/core/shared/names/named.ts'
import { ok, type Result } from '@osh/core/shared/results/result.ts'

/** The command reads the name itself. */
export const asTyped = ({ name }: Input): Result<NameAsTyped, never> => ok({ name })
