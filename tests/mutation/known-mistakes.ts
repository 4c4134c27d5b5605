import type { Mistake, Mutant } from './instrument.ts'
import { type MutatedFiles, mutateFiles } from './mutated-files.ts'

/** A mistake that was once made, or that would hurt: the code in its place, and the file of the test that has to tell. */
export type KnownMistake = Mistake & { readonly says: string; readonly file: string; readonly test: string }

export const knownMistakes: readonly KnownMistake[] = [
  {
    says: 'membership ignores the company',
    file: 'adapters/memory/companies/memory-company-access.ts',
    place: 'findMembership',
    from: 'm.userId === user && m.companyId === company',
    to: 'm.userId === user',
    test: 'tests/contracts/memory.test.ts',
  },
  {
    says: 'a person owns whatever they ask for',
    file: 'adapters/memory/companies/memory-company-access.ts',
    place: 'findEntry',
    from: 'membership === undefined',
    to: 'false',
    test: 'tests/contracts/memory.test.ts',
  },
  {
    says: 'a removed obligation counts as a shortage',
    file: 'adapters/memory/staff/memory-employee-queries.ts',
    place: 'mapEarliestDeadlines',
    from: '!removed',
    to: 'true',
    test: 'tests/contracts/memory.test.ts',
  },
  {
    says: 'what is due today is overdue',
    file: 'core/deadlines/window.ts',
    place: 'isOverdue',
    from: 'deadline < today',
    to: 'deadline <= today',
    test: 'core/employees/shortage.test.ts',
  },
  {
    says: '29.02.2000 is no day: a year that divides by 400 is no leap year',
    file: 'core/shared/dates/local-date.ts',
    place: 'isLeap',
    from: '(year % 4 === 0 && year % 100 !== 0) || year % 400 === 0',
    to: 'year % 4 === 0 && year % 100 !== 0',
    test: 'core/shared/dates/local-date.test.ts',
  },
  {
    says: 'null does not clear the rule of an obligation',
    file: 'core/obligations/facts/change-obligation.ts',
    place: 'changeObligation',
    from: 'changes.ruleId === undefined ? obligation.ruleId : changes.ruleId',
    to: 'changes.ruleId ?? obligation.ruleId',
    test: 'core/obligations/facts/change-obligation.test.ts',
  },
  {
    says: 'a quantity changed together with the date stays as it was',
    file: 'core/obligations/facts/change-obligation.ts',
    place: 'planCorrection',
    from: 'old && !restated && !changes.subject',
    to: 'old && !restated',
    test: 'core/obligations/facts/change-obligation.test.ts',
  },
  {
    says: 'a memo does not notice another quantity of the same day',
    file: 'core/obligations/completion.ts',
    place: 'isSameFact',
    from: 'a.quantity === b.quantity',
    to: 'true',
    test: 'core/memos/planning/plan-memo.test.ts',
  },
  {
    says: 'an issuance is turned into a return past the check of what is held',
    file: 'core/obligations/ppe/check-return.ts',
    place: 'isSameReturn',
    from: 'a.event === b.event',
    to: 'true',
    test: 'core/obligations/ppe/check-return.test.ts',
  },
  {
    says: 'a class or a level is taken in a section of dates',
    file: 'core/memos/planning/memo-rows.ts',
    place: 'listOutcomeErrors',
    from: 'findRules(section).findings.includes(outcome.found)',
    to: 'true',
    test: 'core/memos/planning/memo-rows.test.ts',
  },
  {
    says: 'who is named twice gets two papers',
    file: 'core/documents/issuing/draft-papers.ts',
    place: 'draftPapers',
    from: '[...new Set(request.employeeIds)]',
    to: 'request.employeeIds',
    test: 'core/documents/issuing/issue-documents.test.ts',
  },
  {
    says: 'a number that someone else took is tried again',
    file: 'core/documents/issuing/issue-documents.ts',
    place: 'issueNext',
    from: 'last || attempt > 1',
    to: 'last',
    test: 'core/documents/issuing/issue-numbers.test.ts',
  },
  {
    says: 'papers issued together are each a batch',
    file: 'core/documents/issuing/issue-documents.ts',
    place: 'issueAll',
    from: 'batch.id ?? issued.value.batch',
    to: 'batch.id',
    test: 'core/documents/issuing/issue-documents.test.ts',
  },
  {
    says: 'a dismissed holder of a role is suggested',
    file: 'core/documents/answers/suggest-answers.ts',
    place: 'listHolders',
    from: '!dismissed && roleId === findRoleByCode(code)?.id',
    to: 'roleId === findRoleByCode(code)?.id',
    test: 'core/documents/answers/suggest-answers.test.ts',
  },
  {
    says: 'the chair of a commission is a member too',
    file: 'core/documents/answers/suggest-answers.ts',
    place: 'suggestHolders',
    from: 'holders.filter((id) => id !== chair)',
    to: 'holders',
    test: 'core/documents/answers/suggest-answers.test.ts',
  },
  {
    says: 'a rule outlives the first of its acts to end',
    file: 'core/norms/deadline-rules.ts',
    place: 'findCommonDates',
    from: 'sortDays(acts.map((act) => act.validTo)).at(0)',
    to: 'sortDays(acts.map((act) => act.validTo)).at(-1)',
    test: 'core/norms/norms.test.ts',
  },
  {
    // Two servers at once are told by «hand a responsibility on one after another» of tests/postgres/races.test.ts.
    says: 'a lock dropped in reassign: the term is read with those of the role, which no one locks',
    file: 'core/responsibilities/reassign.ts',
    place: 'reassign.gather',
    from: 'yield* lockHeld({ companyId, id })',
    to: '(yield* holdingsOfRole({ companyId, roleId: 101, employeeId: 1 })).find((term) => term.responsibilityId === id)',
    test: 'core/responsibilities/reassign.test.ts',
  },
]

/** Nothing but these mistakes, in the files that they are of. */
export const knownMutants = (): MutatedFiles =>
  mutateFiles([...new Set(knownMistakes.map(({ file }) => file))], (file) =>
    knownMistakes.filter((mistake) => mistake.file === file),
  )

/** The mistakes that no test of theirs tells, or whose code is no longer there: what each says. */
export function findMissedMistakes(
  mutants: readonly Mutant[],
  killed: ReadonlySet<number>,
): readonly string[] {
  const found = new Set([...killed].flatMap((id) => mutants[id] ?? []).map(tellOf))
  return knownMistakes
    .filter(({ file, place, from, to }) => !found.has(tellOf({ file, place, change: `${from} → ${to}` })))
    .map(({ says, test }) => `${says}: ${test}`)
}

const tellOf = ({ file, place, change }: Omit<Mutant, 'line'>): string => `${file} ${place} ${change}`
