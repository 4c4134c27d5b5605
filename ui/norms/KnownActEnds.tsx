import { findFullAct } from '@osh/core/norms/acts/full-acts.ts'
import type { Act, Expiring } from '@osh/core/norms/acts.ts'
import { ActEnds } from './ActEnds.tsx'

/** What the service itself knows of the end of each act. */
export default function KnownActEnds({ acts }: { readonly acts: readonly Expiring<Act>[] }) {
  return <ActEnds acts={acts.map((expiring) => ({ ...expiring, act: findFullAct(expiring.act.id) }))} />
}
