import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { completionCalls } from '#adapters/wire/obligations/completion-calls.ts'
import { assignToOne, obligationCalls } from '#adapters/wire/obligations/obligation-calls.ts'
import { readAssignment, readAssignmentOfOne } from '#adapters/wire/obligations/obligation-wire.ts'
import type { Api } from '../../api.ts'
import { serve } from '../../serve.ts'
import { explainAll } from './explain-all.ts'
import { withoutExaminations } from './without-examinations.ts'

const ofObligations = {
  list: 'Obligations of a company, an employee or a section, each with its deadline explained',
  get: 'One obligation, with its deadline explained',
  assignToOne: { summary: 'Gives an employee an obligation', judge: readAssignmentOfOne },
  assign: { summary: 'with `parseEmployeeIds` the same to each, all or none', judge: readAssignment },
  change: 'Changes what the merge-patch names; the section stays',
  remove: 'Removes an obligation from the tables; its history stays',
  listCompletions: 'Completions of an obligation, newest first, those taken back included',
  listHoldings: 'PPE that an employee holds now, oldest first',
  listSubjectNames: 'Names that the company has used in a section, in Russian order, at most 200',
}

const ofCompletions = {
  complete: 'Enters a completion by hand; answers the obligation as it stands then',
  correct:
    'Corrects what the merge-patch names of a completion entered by hand; the old fact stays, taken back',
  takeBack: 'Takes back a completion entered by hand; answers the obligation as it stands then',
}

/** Obligations of employees, and completions entered by hand. */
export function addObligationRoutes(api: Api, clock: Clock): void {
  const calls = { assignToOne, ...obligationCalls }
  serve(api, calls, ofObligations, ({ records, hidden }) =>
    withoutExaminations(explainAll(records, clock), hidden),
  )
  serve(api, completionCalls, ofCompletions, ({ records }) => explainAll(records, clock))
}
