import { findProgram } from '../norms/training-programs.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import { COUNTED_TO } from '../shared/page.ts'
import { type RegistryWait, registryWaits } from './registry-waits.ts'

/** How many there are, and the day of the earliest; null where there are none. */
export type Counted = { readonly count: number; readonly since: LocalDate | null }

/** Checks that have a protocol, no number, and are in no set that waits. */
export type UnsentOfProgramme = Counted & { readonly programme: string }

/** Of the checks only those of programmes that the register takes; what there is nothing of is left out. */
export function listRegistryWaits(
  unsent: readonly UnsentOfProgramme[],
  others: Readonly<Record<'unanswered' | 'editions', Counted>>,
): readonly RegistryWait[] {
  const counted = { ...others, unsent: sumCounted(unsent.filter(({ programme }) => findProgram(programme))) }
  return registryWaits.flatMap((is) => {
    const { count, since } = counted[is]
    return since === null ? [] : [{ is, count: Math.min(count, COUNTED_TO), since }]
  })
}

function sumCounted(all: readonly Counted[]): Counted {
  const [since = null] = all.flatMap((one) => one.since ?? []).toSorted()
  return { count: all.reduce((sum, { count }) => sum + count, 0), since }
}
