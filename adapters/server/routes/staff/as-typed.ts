import type { Input } from '@osh/core/shared/field-reader.ts'
import type { NameAsTyped } from '@osh/core/shared/named.ts'
import { ok, type Result } from '@osh/core/shared/result.ts'

/** The command reads the name itself. */
export const asTyped = ({ name }: Input): Result<NameAsTyped, never> => ok({ name })
