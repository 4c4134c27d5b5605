import type { Act, Expiring } from '@osh/core/norms/acts.ts'
import { Suspense, useState } from 'react'
import { makeLazyPart } from '../kit/connection/fetch-part.ts'
import { ActWarning } from './ActWarning.tsx'

const KnownActEnds = makeLazyPart(() => import('./KnownActEnds.tsx'))

/** The same line about acts that the deadlines' rules rest on; what is known of each comes when it is asked for. */
export function ExpiringRules({ acts }: { readonly acts: readonly Expiring<Act>[] }) {
  const [unfolded, setUnfolded] = useState(false)
  if (acts.length === 0) return null
  return (
    <ActWarning acts={acts} onUnfold={() => setUnfolded(true)}>
      <Suspense>{unfolded && <KnownActEnds acts={acts} />}</Suspense>
    </ActWarning>
  )
}
