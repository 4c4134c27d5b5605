import type { Decision } from '../../commands/command.ts'
import type { EmployeeId } from '../../employees/employee.ts'
import { takeBackFacts } from '../../obligations/facts/changed-completions.ts'
import type { KnownObligation, ObligationWrite } from '../../obligations/facts/obligation-facts.ts'
import { type ChangedFacts, writeChanged } from '../../obligations/facts/write-facts.ts'
import type { ObligationId } from '../../obligations/obligation.ts'
import { checkHoldings } from '../../obligations/ppe/check-holdings.ts'
import type { PpeFact } from '../../obligations/ppe/holding.ts'
import type { Signed } from '../../shared/identity.ts'
import type { MadeFacts } from '../staff-import.ts'
import { markObligation } from './mark-obligation.ts'

type Known = ReadonlyMap<ObligationId, KnownObligation>

/** Obligations that an import gave or added to. */
export const listDone = ({ given, entered, restated }: MadeFacts): readonly ObligationId[] => [
  ...given.map(({ id }) => id),
  ...entered.map(({ obligationId }) => obligationId),
  ...restated.map(({ obligationId }) => obligationId),
]

/** Whose obligations have been touched since: changed, completed, taken into a memo, or PPE of theirs was returned. */
export function findTouchedDone(made: MadeFacts, known: Known, ppe: readonly PpeFact[]): readonly string[] {
  const isIn = (id: ObligationId, isAsMade: (one: KnownObligation) => boolean): readonly string[] => {
    const one = known.get(id)
    if (!one) return []
    return one.obligation.memo !== null || one.obligation.removed || !isAsMade(one) ? [one.fullName] : []
  }
  const touched = [
    ...made.given.flatMap(({ id, mark, completionId }) =>
      isIn(id, ({ obligation, completions }) => {
        const isAlone = completions.every((done) => done.id === completionId && done.takenBack === null)
        return (
          markObligation(obligation) === mark &&
          isAlone &&
          completions.length === (completionId === null ? 0 : 1)
        )
      }),
    ),
    ...made.entered.flatMap(({ obligationId, completionId }) =>
      isIn(obligationId, ({ completions }) =>
        completions.some((done) => done.id === completionId && done.takenBack === null),
      ),
    ),
    ...made.restated.flatMap(({ obligationId, mark }) =>
      isIn(obligationId, ({ obligation }) => markObligation(obligation) === mark),
    ),
    ...listWhoReturned(made, known, ppe),
  ]
  return [...new Set(touched)]
}

function listWhoReturned(made: MadeFacts, known: Known, ppe: readonly PpeFact[]): readonly string[] {
  const gone = new Set<number | null>(
    [...made.given, ...made.entered].map(({ completionId }) => completionId),
  )
  const names = new Map(
    [...known.values()].map(({ obligation, fullName }) => [obligation.employeeId, fullName]),
  )
  return [...Map.groupBy(ppe, ({ employeeId }) => employeeId)].flatMap(([id, facts]) => {
    const left = facts.filter(({ completionId }) => !gone.has(completionId))
    return checkHoldings(facts, left, null) ? (names.get(id) ?? []) : []
  })
}

/** What takes back what was loaded of those who stay. */
export function takeBackDone(
  made: MadeFacts,
  known: Known,
  gone: ReadonlySet<EmployeeId>,
  signed: Signed,
): Pick<Decision<null, ObligationWrite>, 'writes' | 'changes'> {
  const isGiven = new Set(made.given.map(({ id }) => id))
  const subjects = new Map(made.restated.map(({ obligationId, before }) => [obligationId, before]))
  const takenBack = [...made.given, ...made.entered].flatMap(({ completionId }) => completionId ?? [])
  const ids = new Set(takenBack)
  const changed = [...new Set(listDone(made))].flatMap((id): ChangedFacts[] => {
    const before = known.get(id)
    if (!before || gone.has(before.obligation.employeeId)) return []
    const own = before.completions.filter((done) => ids.has(done.id)).map((done) => done.id)
    const removed = isGiven.has(id) ? { removed: true } : {}
    const subject = subjects.get(id) ?? before.obligation.subject
    const obligation = { ...before.obligation, subject, ...removed }
    return [{ before, after: { obligation, completions: takeBackFacts(before.completions, own, signed) } }]
  })
  return writeChanged(changed, signed)
}
