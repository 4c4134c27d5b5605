import type { Result } from '@osh/core/shared/results/result.ts'

/** The value of an entry that the demo's own data must not have refused. */
export function accept<T>(result: Result<T, { readonly code: string }>): T {
  if (!result.ok) throw new Error(`the demo's data was refused: ${JSON.stringify(result.error)}`)
  return result.value
}
