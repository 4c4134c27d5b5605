import type { LateAnswers } from '@osh/core/commands/follow.ts'
import type { RecordQuestion } from '@osh/core/records/questions-and-writes.ts'
import type { SeenDepartments } from '@osh/core/rights/membership.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { answerAccounts } from '../accounts/proofs.ts'
import { answerFactors } from '../accounts/second-factor.ts'
import { answerCalendar } from '../calendar/postgres-calendar.ts'
import { answerRequests } from '../companies/activity-requests.ts'
import { answerCompanies } from '../companies/answer-companies.ts'
import { answerDocuments } from '../documents/answer-documents.ts'
import { answerErasure } from '../erasure/answer-erasure.ts'
import { answerCompanyFacts } from '../facts/postgres-facts.ts'
import { answerImports } from '../imports/postgres-imports.ts'
import { answerIncidents } from '../incidents/answer-incidents.ts'
import { answerHeadcounts } from '../incidents/figures/postgres-figures.ts'
import { answerMicrotraumas } from '../incidents/microtraumas/postgres-microtraumas.ts'
import { answerDuties } from '../incidents/postgres-duties.ts'
import { answerEvidence } from '../incidents/postgres-evidence.ts'
import { answerInspections } from '../inspections/postgres-inspections.ts'
import { answerMails } from '../mail/write-mails.ts'
import { answerMeasures } from '../measures/answer-measures.ts'
import { answerMembers } from '../members/postgres-members.ts'
import { answerMemos } from '../memos/answer-memos.ts'
import { answerNews } from '../news/write-news.ts'
import { answerCalendarLinks } from '../notices/calendar/calendar-links.ts'
import { answerNotices } from '../notices/postgres-notices.ts'
import { answerObligations } from '../obligations/answer-obligations.ts'
import { answerPaperRecords } from '../paper-records/postgres-paper-records.ts'
import { answerRegistry } from '../registry/postgres-registry.ts'
import { answerRequirements } from '../requirements/postgres-requirements.ts'
import { answerResponsibilities } from '../responsibilities/postgres-responsibilities.ts'
import type { Seal } from '../seal.ts'
import { answerStaff } from '../staff/answer-staff.ts'
import { answerSupport } from '../support/write-support.ts'
import { answerBilling } from '../tariffs/postgres-billing.ts'
import { answerTerms } from '../tariffs/postgres-terms.ts'
import type { Work } from '../transact.ts'
import { makeGivingWay } from './giving-way.ts'
import { answerKeyed } from './kept-answers.ts'

/** Long work is done bit by bit, and others are answered meanwhile. */
function answerPause(): () => Promise<null> {
  const giveWay = makeGivingWay()
  return async () => {
    await giveWay()
    return null
  }
}

/** What commands ask, answered inside the command's transaction. */
export const makeAnswers = (
  work: Work,
  clock: Clock,
  seen: SeenDepartments,
  seal: Seal,
): LateAnswers<RecordQuestion> => ({
  ...answerCompanies(work, clock),
  ...answerTerms(work, clock),
  ...answerBilling(work),
  ...answerCalendar(work),
  ...answerCompanyFacts(work),
  ...answerStaff(work, seen),
  ...answerObligations(work, seen),
  ...answerMembers(work),
  ...answerMemos(work, seen),
  ...answerMails(work),
  ...answerNotices(work),
  ...answerCalendarLinks(work),
  ...answerHeadcounts(work),
  ...answerIncidents(work),
  ...answerDuties(work),
  ...answerMicrotraumas(work),
  ...answerEvidence(work),
  ...answerMeasures(work),
  ...answerResponsibilities(work),
  ...answerDocuments(work),
  ...answerKeyed(work),
  ...answerErasure(work),
  ...answerAccounts(work),
  ...answerNews(work),
  ...answerInspections(work),
  ...answerImports(work),
  ...answerPaperRecords(work),
  ...answerRegistry(work),
  ...answerRequirements(work, seen),
  ...answerFactors(work, seal),
  ...answerRequests(work),
  ...answerSupport(work),
  pause: answerPause(),
})
