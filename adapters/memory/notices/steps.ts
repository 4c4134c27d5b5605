import { keyOf, type NoticeId } from '@osh/core/notices/notice.ts'
import { type DueStep, listDueSteps } from '@osh/core/notices/step-notices.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import { listIncidents } from '../incidents/incidents.ts'
import { findNextId, type State } from '../state.ts'

/** Steps of which the company has to be told now, and their notices with the member's own marks; what is new is raised. */
export function lookAtSteps(state: State, companyId: CompanyId, user: UserId, now: Instant) {
  const due = listIncidents(state, companyId).flatMap((one) => listDueSteps(one, now))
  const raised = raise(state, companyId, due, now)
  const { notices = [], noticeReads = [] } = raised
  const own = noticeReads.filter(({ read }) => read.by === user)
  const seen = notices
    .filter((one) => one.companyId === companyId)
    .map((one) => ({ ...one, read: own.some(({ noticeId }) => noticeId === one.id) }))
  return { raised, due, seen }
}

/** Each notice once. */
function raise(state: State, companyId: CompanyId, due: readonly DueStep[], raisedAt: Instant): State {
  const { notices = [] } = state
  const known = new Set(notices.filter((one) => one.companyId === companyId).map(({ facts }) => keyOf(facts)))
  const fresh = due.filter((step) => !known.has(keyOf(step)))
  const first = findNextId(notices)
  const raised = fresh.map(({ number: _n, action: _a, injured: _i, ...facts }, at) => ({
    ...{ companyId, facts, raisedAt },
    id: (first + at) as NoticeId,
  }))
  return raised.length === 0 ? state : { ...state, notices: [...notices, ...raised] }
}
