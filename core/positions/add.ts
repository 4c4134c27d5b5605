import { command, type Decision } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import { foldName } from '../shared/names/name-search.ts'
import type { NameAsTyped } from '../shared/names/named.ts'
import type { FieldErrors } from '../shared/results/refusals.ts'
import { ok, type Result } from '../shared/results/result.ts'
import type { Position } from './position.ts'
import { type PositionNameCode, readPositionName } from './position.ts'
import { newPositionId, type PositionWrite, positionNamed } from './position-facts.ts'
import { shippedPositions } from './shipped-positions.ts'

/** The name goes as typed: `readPositionName` reads it. */
type Input = NameAsTyped & { readonly companyId: CompanyId }

/** Adds a position to a company's own. A name that is there already, shipped or own, gives the position that has it. */
export const add = command({
  name: 'positions/add',
  *gather({ companyId, ...given }: Input) {
    const read = readPositionName(given)
    if (!read.ok) return read
    const { name } = read.value
    const there = findShipped(name) ?? (yield* positionNamed({ companyId, name }))
    return ok(
      there
        ? { position: there, isNew: false }
        : { position: { id: yield* newPositionId({ companyId }), name }, isNew: true },
    )
  },
  decide(
    { position, isNew },
    { companyId },
  ): Result<Decision<Position, PositionWrite>, FieldErrors<PositionNameCode>> {
    if (!isNew) return ok({ writes: [], changes: [], answer: position })
    const { id, name } = position
    return ok({
      writes: [{ kind: 'new-positions', rows: [{ ...position, companyId }] }],
      changes: [{ record: 'position', ids: [id], before: null, after: { name } }],
      answer: position,
    })
  },
})

const findShipped = (name: string): Position | null =>
  shippedPositions.find((shipped) => foldName(shipped.name) === foldName(name)) ?? null
