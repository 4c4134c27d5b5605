import { command, type Decision } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import { type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import type { PositionId } from './position.ts'
import { lockPosition, type PositionWrite, positionPeople, positionRequirements } from './position-facts.ts'

type Input = { readonly companyId: CompanyId; readonly id: PositionId }

/** Somebody holds the position, dismissed people too; `writeFullName` is the first of so many. */
export type PositionInUse = {
  readonly code: 'position/held'
  readonly fullName: string
  readonly count: number
}

/**
 * Deletes a position that the company has added and no one holds (удалить должность), with what it requires, as the
 * journal tells; shipped ones are no company's.
 */
export const remove = command({
  name: 'positions/remove',
  *gather({ companyId, id }: Input) {
    const requirements = yield* positionRequirements({ companyId, id })
    const position = yield* lockPosition({ companyId, id })
    if (!position) return err(notFound)
    return ok({ position, requirements, people: yield* positionPeople({ companyId, id }) })
  },
  decide(
    { position, requirements, people },
    { companyId },
  ): Result<Decision<null, PositionWrite>, NotFound | PositionInUse> {
    if (people) return err({ code: 'position/held', ...people })
    const { id, name } = position
    return ok({
      writes: [{ kind: 'deleted-positions', rows: [{ ...position, companyId }] }],
      changes: [{ record: 'position', ids: [id], before: { name }, after: null }, ...requirements],
      answer: null,
    })
  },
})
