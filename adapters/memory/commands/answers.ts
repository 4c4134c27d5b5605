import type { Answers } from '@osh/core/commands/follow.ts'
import type { RecordQuestion } from '@osh/core/records/questions-and-writes.ts'
import type { SeenDepartments } from '@osh/core/rights/membership.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { answerAccounts } from '../accounts/accounts.ts'
import { answerFactors } from '../accounts/second-factor.ts'
import { answerCalendar } from '../calendar/calendar.ts'
import { answerCompanies } from '../companies/answer-companies.ts'
import { limitState } from '../companies/limited-state.ts'
import { answerRequests } from '../companies/memory-activity-requests.ts'
import { answerDocuments } from '../documents/answer-documents.ts'
import { answerErasure } from '../erasure/answer-erasure.ts'
import { answerCompanyFacts } from '../facts/facts.ts'
import { answerImports } from '../imports/imports.ts'
import { answerDuties } from '../incidents/duties.ts'
import { answerEvidence } from '../incidents/evidence.ts'
import { answerHeadcounts } from '../incidents/figures.ts'
import { answerIncidents } from '../incidents/incidents.ts'
import { answerMicrotraumas } from '../incidents/microtraumas.ts'
import { answerInspections } from '../inspections/inspections.ts'
import { answerMails } from '../mail/mails.ts'
import { answerMeasures } from '../measures/measures.ts'
import { answerMembers } from '../members/members.ts'
import { answerMemos } from '../memos/answer-memos.ts'
import { answerNews } from '../news/memory-news.ts'
import { answerCalendarLinks } from '../notices/calendar.ts'
import { answerNotices } from '../notices/notices.ts'
import { answerObligations } from '../obligations/answer-obligations.ts'
import { answerPaperRecords } from '../paper-records/paper-records.ts'
import { answerRegistry } from '../registry/registry.ts'
import { answerRequirements } from '../requirements/requirements.ts'
import { answerResponsibilities } from '../responsibilities/responsibilities.ts'
import { answerStaff } from '../staff/answer-staff.ts'
import type { State } from '../state.ts'
import { answerSupport } from '../support/support.ts'
import { answerBilling } from '../tariffs/billing.ts'
import { answerTerms } from '../tariffs/terms.ts'
import { answerKeyed } from './kept-answers.ts'

/** What commands ask, answered from the state; nothing is locked where there is one change after another. */
const makeAnswers = (state: State, clock: Clock): Answers<RecordQuestion> => ({
  ...answerCompanies(state, clock),
  ...answerTerms(state, clock),
  ...answerBilling(state),
  ...answerCalendar(state),
  ...answerCompanyFacts(state),
  ...answerStaff(state),
  ...answerObligations(state),
  ...answerMails(state),
  ...answerMembers(state),
  ...answerMemos(state),
  ...answerNotices(state),
  ...answerCalendarLinks(state),
  ...answerHeadcounts(state),
  ...answerIncidents(state),
  ...answerDuties(state),
  ...answerMicrotraumas(state),
  ...answerEvidence(state),
  ...answerMeasures(state),
  ...answerResponsibilities(state),
  ...answerDocuments(state),
  ...answerKeyed(state),
  ...answerErasure(state),
  ...answerAccounts(state),
  ...answerNews(state),
  ...answerInspections(state),
  ...answerImports(state),
  ...answerPaperRecords(state),
  ...answerRegistry(state),
  ...answerRequirements(state),
  ...answerFactors(state),
  ...answerRequests(state),
  ...answerSupport(state),
  pause: () => null,
})

/** The same to someone who sees the people of some departments alone: nothing of anyone else is found. */
export function makeLimitedAnswers(
  state: State,
  clock: Clock,
  seen: SeenDepartments,
): Answers<RecordQuestion> {
  const all = makeAnswers(state, clock)
  if (seen === null) return all
  const theirs = makeAnswers(limitState(state, seen), clock)
  return {
    ...all,
    employees: theirs.employees,
    obligations: theirs.obligations,
    'obligation-owners': theirs['obligation-owners'],
    'ppe-facts': theirs['ppe-facts'],
    memo: theirs.memo,
  }
}
