import type { Writers } from '@osh/core/commands/apply.ts'
import type { RecordWrite } from '@osh/core/records/questions-and-writes.ts'
import { accountWriters } from '../accounts/accounts.ts'
import { pushWriters } from '../accounts/push-devices.ts'
import { factorWriters } from '../accounts/second-factor.ts'
import { calendarWriters } from '../calendar/calendar.ts'
import { requestWriters } from '../companies/memory-activity-requests.ts'
import { companyWriters } from '../companies/write-companies.ts'
import { documentWriters } from '../documents/write-documents.ts'
import { erase } from '../erasure/erase.ts'
import { companyFactWriters } from '../facts/facts.ts'
import { fileWriters } from '../files/memory-file-store.ts'
import { importWriters } from '../imports/imports.ts'
import { dutyWriters } from '../incidents/duties.ts'
import { evidenceWriters } from '../incidents/evidence.ts'
import { headcountWriters } from '../incidents/figures.ts'
import { incidentWriters } from '../incidents/incidents.ts'
import { microtraumaWriters } from '../incidents/microtraumas.ts'
import { inspectionWriters } from '../inspections/inspections.ts'
import { jobWriters } from '../jobs/jobs.ts'
import { mailWriters } from '../mail/mails.ts'
import { measureWriters } from '../measures/measures.ts'
import { memberWriters } from '../members/members.ts'
import { memoWriters } from '../memos/write-memos.ts'
import { newsWriters } from '../news/memory-news.ts'
import { calendarLinkWriters } from '../notices/calendar.ts'
import { noticeWriters } from '../notices/notices.ts'
import { filterWriters } from '../obligations/write-filters.ts'
import { factWriters, givenWriters } from '../obligations/write-obligations.ts'
import { paperRecordWriters } from '../paper-records/paper-records.ts'
import { registryWriters } from '../registry/registry.ts'
import { requirementWriters } from '../requirements/requirements.ts'
import { responsibilityWriters } from '../responsibilities/responsibilities.ts'
import { staffWriters } from '../staff/write-staff.ts'
import type { State } from '../state.ts'
import { supportWriters } from '../support/support.ts'
import { billingWriters } from '../tariffs/billing.ts'
import { termWriters } from '../tariffs/terms.ts'
import { keepAnswers } from './kept-answers.ts'

/** What commands write, in the order in which it is written. */
export const writers: Writers<RecordWrite, State, State> = {
  ...companyWriters,
  ...termWriters,
  ...billingWriters,
  ...memberWriters,
  ...calendarWriters,
  ...companyFactWriters,
  ...fileWriters,
  ...filterWriters,
  ...staffWriters,
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
  ...mailWriters,
  ...jobWriters,
  ...accountWriters,
  ...factorWriters,
  ...pushWriters,
  ...supportWriters,
  journal: (state, rows) => ({ ...state, journal: [...state.journal, ...rows] }),
  'kept-answers': keepAnswers,
  erasures: erase,
}
