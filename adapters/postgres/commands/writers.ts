import type { Writers } from '@osh/core/commands/apply.ts'
import type { ErasureList } from '@osh/core/erasure/erasure.ts'
import type { RecordWrite } from '@osh/core/records/questions-and-writes.ts'
import { accountWriters } from '../accounts/proofs.ts'
import { pushWriters } from '../accounts/push-devices.ts'
import { makeFactorWriters } from '../accounts/second-factor.ts'
import { calendarWriters } from '../calendar/postgres-calendar.ts'
import { requestWriters } from '../companies/activity-requests.ts'
import { companyWriters } from '../companies/write-companies.ts'
import { filterWriters } from '../deadlines/write-filters.ts'
import { documentWriters } from '../documents/write-documents.ts'
import { ownFormWriters } from '../documents/write-own-forms.ts'
import { erase } from '../erasure/apply-erasures.ts'
import { companyFactWriters } from '../facts/postgres-facts.ts'
import { fileWriters } from '../files/write-files.ts'
import { importWriters } from '../imports/postgres-imports.ts'
import { headcountWriters } from '../incidents/figures/postgres-figures.ts'
import { microtraumaWriters } from '../incidents/microtraumas/postgres-microtraumas.ts'
import { dutyWriters } from '../incidents/postgres-duties.ts'
import { evidenceWriters } from '../incidents/postgres-evidence.ts'
import { incidentWriters } from '../incidents/write-incidents.ts'
import { inspectionWriters } from '../inspections/postgres-inspections.ts'
import { jobWriters } from '../jobs/write-jobs.ts'
import { mailWriters } from '../mail/write-mails.ts'
import { measureWriters } from '../measures/answer-measures.ts'
import { memberWriters } from '../members/postgres-members.ts'
import { memoWriters } from '../memos/write-memos.ts'
import { newsWriters } from '../news/write-news.ts'
import { calendarLinkWriters } from '../notices/calendar/calendar-links.ts'
import { noticeWriters } from '../notices/postgres-notices.ts'
import { factWriters, givenWriters } from '../obligations/write-obligations.ts'
import { paperRecordWriters } from '../paper-records/postgres-paper-records.ts'
import { registryWriters } from '../registry/postgres-registry.ts'
import { requirementWriters } from '../requirements/postgres-requirements.ts'
import { responsibilityWriters } from '../responsibilities/postgres-responsibilities.ts'
import type { Seal } from '../seal.ts'
import { absenceWriters } from '../staff/write-absences.ts'
import { staffWriters } from '../staff/write-staff.ts'
import { supportWriters } from '../support/write-support.ts'
import { billingWriters } from '../tariffs/postgres-billing.ts'
import { termWriters } from '../tariffs/postgres-terms.ts'
import type { Work } from '../transact.ts'
import { keepAnswers } from './kept-answers.ts'
import { writeJournal } from './write-journal.ts'

/**
 * What commands write, in the order in which it is written: each kind in statements that no number of rows adds to, but companies that are
 * removed and erasures, each of them by itself. Erasures are last, and noted in
 * the list once all else is done: what is left is the commit.
 */
export const makeWriters = (list: ErasureList, seal: Seal): Writers<RecordWrite, Work, Promise<void>> => ({
  ...companyWriters,
  ...termWriters,
  ...billingWriters,
  ...memberWriters,
  ...calendarWriters,
  ...companyFactWriters,
  ...fileWriters,
  ...filterWriters,
  ...staffWriters,
  ...absenceWriters,
  ...givenWriters,
  ...memoWriters,
  ...incidentWriters,
  ...dutyWriters,
  ...headcountWriters,
  ...microtraumaWriters,
  ...noticeWriters,
  ...calendarLinkWriters,
  ...newsWriters,
  ...inspectionWriters,
  ...importWriters,
  ...requirementWriters,
  ...registryWriters,
  ...requestWriters,
  ...evidenceWriters,
  ...measureWriters,
  ...factWriters,
  ...responsibilityWriters,
  ...documentWriters,
  ...paperRecordWriters,
  ...ownFormWriters,
  ...mailWriters,
  ...jobWriters,
  ...accountWriters,
  ...makeFactorWriters(seal),
  ...pushWriters,
  ...supportWriters,
  journal: writeJournal,
  'kept-answers': keepAnswers,
  erasures: async (work, rows) => {
    for (const erasure of rows) await erase(work, erasure)
    await list.add(rows)
  },
})
