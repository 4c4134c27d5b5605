import type { Employee } from '../../employees/employee.ts'
import type { Completion, CompletionId } from '../../obligations/completion.ts'
import { enterFact } from '../../obligations/facts/changed-completions.ts'
import { makeFirstCompletion } from '../../obligations/facts/first-completion.ts'
import { giveObligation } from '../../obligations/facts/given-obligation.ts'
import type { GivenObligation, KnownObligation } from '../../obligations/facts/obligation-facts.ts'
import type { ChangedFacts } from '../../obligations/facts/write-facts.ts'
import type { Obligation, ObligationId } from '../../obligations/obligation.ts'
import { deriveStanding } from '../../obligations/standing/standing.ts'
import type { Subject } from '../../obligations/subject.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { Signed } from '../../shared/identity.ts'
import { listDoing, need } from '../make-things.ts'
import type { ImportPlan } from '../plan/import-plan.ts'
import type { MadeFacts } from '../staff-import.ts'
import type { FactEntry } from './fact.ts'
import { markObligation } from './mark-obligation.ts'
import { takeSize } from './take-size.ts'

/** Facts that a plan loads. */
export const listFacts = (plan: ImportPlan): readonly FactEntry[] =>
  listDoing(plan).flatMap(({ facts }) => facts)

/** How many obligations and completions it makes. */
export function countFacts(plan: ImportPlan): { readonly obligations: number; readonly completions: number } {
  const facts = listFacts(plan)
  return {
    obligations: facts.filter(({ is }) => is === 'given').length,
    completions: facts.filter(({ date }) => date !== null).length,
  }
}

/** Obligations that a plan adds to. */
export const listTouched = (plan: ImportPlan): readonly ObligationId[] =>
  listFacts(plan).flatMap(({ duty }) => (duty ? [duty.id] : []))

/** Whether an obligation that was locked is no more as the plan has it. */
export const isStale = ({ duty }: FactEntry, known: ReadonlyMap<ObligationId, KnownObligation>): boolean => {
  if (!duty) return false
  const facts = known.get(duty.id)
  if (!facts || facts.obligation.removed) return true
  return deriveStanding(facts.obligation, facts.completions).baseDate !== duty.baseDate
}

type Asked = {
  /** By the lines of the file. */
  readonly holders: ReadonlyMap<number, Employee>
  readonly known: ReadonlyMap<ObligationId, KnownObligation>
  readonly obligationIds: readonly ObligationId[]
  readonly completionIds: readonly CompletionId[]
  readonly today: LocalDate
  readonly signed: Signed
}

export type Done = {
  readonly given: readonly GivenObligation[]
  readonly changed: readonly ChangedFacts[]
  readonly made: MadeFacts
}

/** What the facts of a plan make: obligations with their first completions, and completions of those that are there. */
export function makeDone(plan: ImportPlan, asked: Asked): Done {
  const { holders, known, signed, today } = asked
  const obligationIds = asked.obligationIds.values()
  const completionIds = asked.completionIds.values()
  const given: GivenObligation[] = []
  const changed: ChangedFacts[] = []
  for (const entry of listDoing(plan))
    for (const fact of entry.facts) {
      const completionId = fact.date === null ? undefined : draw(completionIds)
      const before = fact.duty && known.get(fact.duty.id)
      if (before) {
        changed.push({ before, after: completeOne(before, fact, completionId, signed) })
        continue
      }
      const holder = need(holders.get(entry.line))
      const [{ companyId }, id] = [holder, draw(obligationIds)]
      const one = giveObligation({ companyId, id, completionId, holder, today }, draftOf(fact), signed)
      given.push({ ...one, completions: one.completions.map((done) => withPapers(done, fact)) })
    }
  return { given, changed, made: describeMade(given, changed) }
}

const draw = <T>(ids: ArrayIterator<T>): T => need(ids.next().value)

function draftOf({ subject, date, term }: FactEntry) {
  const { periodicity, ruleId } = need(term ?? undefined)
  return { subject, date, periodicity, ruleId, deadline: null }
}

const withPapers = (done: Completion, { papers }: FactEntry): Completion =>
  papers ? { ...done, papers } : done

function completeOne(
  { obligation, completions }: KnownObligation,
  fact: FactEntry,
  id: CompletionId | undefined,
  signed: Signed,
): ChangedFacts['after'] {
  const done = makeFirstCompletion(fact)
  if (!done) return { obligation: restate(obligation, fact.subject), completions }
  const entered = enterFact(done, obligation.id, { id: need(id), memoId: null, signed })
  return {
    obligation: restate(obligation, takeSize(obligation.subject, fact.subject)),
    completions: [...completions, withPapers(entered, fact)],
  }
}

const restate = (obligation: Obligation, subject: Subject): Obligation => ({
  ...obligation,
  subject,
})

function describeMade(given: readonly GivenObligation[], changed: readonly ChangedFacts[]): MadeFacts {
  return {
    given: given.map(({ obligation, completions }) => ({
      ...{ id: obligation.id, employeeId: obligation.employeeId, mark: markObligation(obligation) },
      completionId: completions[0]?.id ?? null,
    })),
    entered: changed.flatMap(({ before, after }) =>
      after.completions
        .slice(before.completions.length)
        .map(({ id }) => ({ obligationId: after.obligation.id, completionId: id })),
    ),
    restated: changed.flatMap(({ before, after }) =>
      before.obligation.subject === after.obligation.subject
        ? []
        : [
            {
              obligationId: after.obligation.id,
              before: before.obligation.subject,
              mark: markObligation(after.obligation),
            },
          ],
    ),
  }
}
