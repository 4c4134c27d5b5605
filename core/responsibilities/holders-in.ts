import type { CircumstanceId } from '../norms/circumstances.ts'
import type { Role } from '../norms/responsibilities.ts'
import type { HeldRole } from './held-role.ts'
import type { Holders } from './responsibility-repository.ts'

type TableRow = Pick<HeldRole, 'answer' | 'holders'> & { readonly role: Pick<Role, 'circumstance'> }

/** Who holds what and what the company has said, read off the rows of the table again; needs no catalogue of roles. */
export function readHolders(rows: readonly TableRow[]): Holders {
  const said = rows.flatMap(({ role, answer }): readonly (readonly [CircumstanceId, boolean])[] =>
    role.circumstance === null || answer === null ? [] : [[role.circumstance, answer]],
  )
  return {
    responsibilities: rows.flatMap(({ holders }) => holders).toSorted((a, b) => a.id - b.id),
    answers: [...new Map(said)]
      .map(([circumstanceId, applies]) => ({ circumstanceId, applies }))
      .toSorted((a, b) => a.circumstanceId - b.circumstanceId),
  }
}
