import type { ExpiringAct } from '@osh/core/norms/acts/full-acts.ts'
import { ActEnds } from './ActEnds.tsx'
import { ActWarning } from './ActWarning.tsx'

/** A line about acts that end or have ended, as the server told them. Nothing where none does. */
export function ExpiringActs({ acts }: { readonly acts: readonly ExpiringAct[] }) {
  if (acts.length === 0) return null
  return (
    <ActWarning acts={acts}>
      <ActEnds acts={acts} />
    </ActWarning>
  )
}
