import type { Command, Gathering, SomeQuestion, SomeWrite } from '../commands/command.ts'
import type { CompanyId } from '../shared/identity.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { findTermLimits } from './company-term.ts'
import type { OfficeOnly } from './refusals.ts'
import { findGaps } from './tariff-gaps.ts'
import { type NotOfficeAmong, notOfficeAmong, type TermOf, termOf, type Workplace } from './term-facts.ts'

type InCompany = { readonly companyId: CompanyId }

/** Somebody comes to a workplace. */
export type Move = {
  readonly to: Workplace
  /** What the position is called. */
  readonly position: string
  /** Where they have held the same position until now; null for whoever is hired or gets another position. */
  readonly from: Workplace | null
}

/** So many positions are named. */
const NAMED = 5

/**
 * The command as one that may bring people to workplaces: what it has decided says whom and where. It is refused where the tariff is for
 * offices alone and it was answered of a workplace that it is none. What was never answered about is refused to no one, and who is at
 * such a workplace already may go on with the same position in another department.
 */
export const holdToOffices = <
  Input extends InCompany,
  Answer,
  Refusal,
  Q extends SomeQuestion,
  W extends SomeWrite,
>(
  command: Command<Input, Answer, Refusal, Q, W>,
  listMoves: (writes: readonly W[]) => readonly Move[],
): Command<Input, Answer, Refusal | OfficeOnly, Q | TermOf | NotOfficeAmong, W> => ({
  name: command.name,
  *run(input, signed) {
    const outcome = yield* command.run(input, signed)
    if (!outcome.ok) return outcome
    const allowed = yield* checkMoves(input, listMoves(outcome.value.writes as readonly W[]))
    return allowed.ok ? outcome : allowed
  },
})

function* checkMoves(
  { companyId }: InCompany,
  moves: readonly Move[],
): Gathering<Result<null, OfficeOnly>, TermOf | NotOfficeAmong> {
  const known = moves.length > 0 ? yield* termOf({ companyId }) : null
  if (known === null) return ok(null)
  const listLacking = (of: readonly Move[]) =>
    findGaps({ notOffice: listPositions(of) }, findTermLimits(known.term)).notOffice
  if (listLacking(moves).length === 0) return ok(null)
  const workplaces = new Map(
    moves.flatMap(({ to, from }) => (from ? [to, from] : [to])).map((one) => [keyWorkplace(one), one]),
  )
  const answered = yield* notOfficeAmong({ companyId, workplaces: [...workplaces.values()] })
  const notOffice = new Set(answered.map(keyWorkplace))
  const isOut = (one: Workplace | null) => one !== null && notOffice.has(keyWorkplace(one))
  const names = listLacking(moves.filter(({ to, from }) => isOut(to) && !isOut(from)))
  return names.length === 0
    ? ok(null)
    : err({ code: 'tariff/office-only', names: names.slice(0, NAMED), count: names.length })
}

const keyWorkplace = ({ positionId, departmentId }: Workplace): string => `${positionId}/${departmentId}`

const listPositions = (moves: readonly Move[]): readonly string[] => [
  ...new Set(moves.map(({ position }) => position)),
]
