import type { Decision } from '../../commands/command.ts'
import { findChangedValues, joinChanges, type RecordChange } from '../../commands/journal.ts'
import type { Signed } from '../../shared/identity.ts'
import type { Completion } from '../completion.ts'
import type { Obligation } from '../obligation.ts'
import type {
  EnteredCompletion,
  GivenObligation,
  ObligationFacts,
  ObligationWrite,
} from './obligation-facts.ts'

/** One obligation's facts before a command and after it. */
export type ChangedFacts = { readonly before: ObligationFacts; readonly after: ObligationFacts }

type Written = Pick<Decision<unknown, ObligationWrite>, 'writes' | 'changes'>

/** Writes new obligations with their first completions, and says so in the journal. */
export function writeGiven(given: readonly GivenObligation[]): Written {
  const entered = given.flatMap(({ obligation, completions }) => addCompany(obligation, completions))
  return {
    writes: [
      { kind: 'given-obligations', rows: given },
      { kind: 'entered-completions', rows: entered },
    ],
    changes: joinChanges([
      ...given.map(({ obligation }) => ({
        record: 'obligation',
        ids: [obligation.id],
        before: null,
        after: takeValues(obligation),
      })),
      ...entered.map((fact) => ({
        record: 'completion',
        ids: [fact.id],
        before: null,
        after: takeTold(fact),
      })),
    ]),
  }
}

/** Writes what differs between the facts, and says so in the journal. */
export function writeChanged(all: readonly ChangedFacts[], signed: Signed): Written {
  const entered = all.flatMap(listEntered)
  const takenBack = all.flatMap(listTakenBack)
  return {
    writes: [
      {
        kind: 'taken-back-completions',
        rows: takenBack.map(({ companyId, id }) => ({ companyId, id, takenBack: signed })),
      },
      { kind: 'entered-completions', rows: entered },
      {
        kind: 'changed-obligations',
        rows: all.map(({ before, after: { obligation, completions } }) => ({
          before: before.obligation,
          obligation,
          completions,
          changed: signed,
        })),
      },
    ],
    changes: joinChanges([
      ...all.flatMap(listObligationChanges),
      ...takenBack.map((fact) => ({
        record: 'completion',
        ids: [fact.id],
        before: takeTold(fact),
        after: null,
      })),
      ...entered.map((fact) => ({
        record: 'completion',
        ids: [fact.id],
        before: null,
        after: takeTold(fact),
      })),
    ]),
  }
}

function listEntered({ before, after: { obligation, completions } }: ChangedFacts) {
  const known = new Set(before.completions.map(({ id }) => id))
  const isNew = completions.filter(({ id }) => !known.has(id))
  return addCompany(obligation, isNew)
}

function listTakenBack({ before, after: { obligation, completions } }: ChangedFacts) {
  const live = new Set(before.completions.flatMap(({ id, takenBack }) => (takenBack ? [] : [id])))
  const isGone = completions.filter(({ id, takenBack }) => takenBack !== null && live.has(id))
  return addCompany(obligation, isGone)
}

const addCompany = (
  { companyId }: Obligation,
  completions: readonly Completion[],
): readonly EnteredCompletion[] => completions.map((fact) => ({ ...fact, companyId }))

function listObligationChanges({ before, after }: ChangedFacts): readonly RecordChange[] {
  const changed = findChangedValues(takeValues(before.obligation), takeValues(after.obligation))
  return changed ? [{ record: 'obligation', ids: [after.obligation.id], ...changed }] : []
}

/** What the journal keeps of an obligation; the memo that it is in keeps that itself. */
const takeValues = ({ subject, periodicity, fixed, ruleId, requirementId, removed }: Obligation) => ({
  subject,
  periodicity,
  deadline: fixed?.deadline ?? null,
  ruleId,
  ...(requirementId === null ? {} : { requirementId }),
  removed,
})

const takeTold = ({ date, result, quantity, registeredOn }: Completion) => ({
  date,
  result,
  quantity,
  registeredOn,
})
