import type { Answers } from '@osh/core/commands/follow.ts'
import type { RecordQuestion } from '@osh/core/records/questions-and-writes.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { answerCalendar } from '../calendar/calendar.ts'
import { answerCompanies } from '../companies/answer-companies.ts'
import { answerDocuments } from '../documents/answer-documents.ts'
import { answerErasure } from '../erasure/answer-erasure.ts'
import { answerDuties } from '../incidents/duties.ts'
import { answerEvidence } from '../incidents/evidence.ts'
import { answerHeadcounts } from '../incidents/figures.ts'
import { answerIncidents } from '../incidents/incidents.ts'
import { answerMicrotraumas } from '../incidents/microtraumas.ts'
import { answerMeasures } from '../measures/measures.ts'
import { answerMemos } from '../memos/answer-memos.ts'
import { answerNotices } from '../notices/notices.ts'
import { answerObligations } from '../obligations/answer-obligations.ts'
import { answerResponsibilities } from '../responsibilities/responsibilities.ts'
import { answerStaff } from '../staff/answer-staff.ts'
import type { State } from '../state.ts'
import { answerKeyed } from './kept-answers.ts'

/** What commands ask, answered from the state; nothing is locked where there is one change after another. */
export const answersFrom = (state: State, clock: Clock): Answers<RecordQuestion> => ({
  ...answerCompanies(state, clock),
  ...answerCalendar(state),
  ...answerStaff(state),
  ...answerObligations(state),
  ...answerMemos(state),
  ...answerNotices(state),
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
})
