import { forgetSearch } from '@osh/core/deadline-tables/row-filter.ts'
import { type EmployeeId, joinFullName } from '@osh/core/employees/employee.ts'
import type { Erasure } from '@osh/core/erasure/erasure.ts'
import { scrubJournal } from '@osh/core/erasure/scrub-journal.ts'
import type { Measure } from '@osh/core/measures/measure.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import { withoutCompany } from '../companies/without-company.ts'
import { releaseFiles } from '../files/memory-file-store.ts'
import { isOf } from '../mail/mails-of.ts'
import { removeThings, type State } from '../state.ts'
import { emptyMessages, withoutConversations } from '../support/without-messages.ts'
import { listThings } from './things-of.ts'

/** The state without what is erased; who erased what and when is kept. */
export const erase = (state: State, rows: readonly Erasure[]): State =>
  rows.reduce((left, erasure) => keepErasure(without(left, erasure), erasure), state)

const keepErasure = (state: State, erasure: Erasure): State => ({
  ...state,
  erasures: [...(state.erasures ?? []), erasure],
})

function without(state: State, erasure: Erasure): State {
  if (erasure.erased === 'company') return withoutCompany(state, erasure.companyId)
  return erasure.erased === 'account'
    ? withoutAccount(state, erasure.userId)
    : withoutEmployee(state, erasure.companyId, erasure.employeeId)
}

function withoutEmployee(state: State, companyId: CompanyId, employeeId: EmployeeId): State {
  const person = state.employees.find((one) => one.id === employeeId && one.companyId === companyId)
  if (!person) return state
  const { ids, words } = listThings(state, person)
  const { memo } = ids
  const papers = new Set<number>(ids.document)
  const isMail = isOf(person, papers)
  const incidents = new Set<number>(ids.incident)
  const microtraumas = new Set<number>(ids.microtrauma)
  const notices = new Set<number>(
    (state.notices ?? []).filter(({ facts }) => incidents.has(facts.incidentId)).map(({ id }) => id),
  )
  const memos = state.memos.map((one) =>
    one.companyId === companyId
      ? { ...one, rows: one.rows.filter((row) => row.employeeId !== employeeId) }
      : one,
  )
  const roles = state.responsibilities.map((one) => ({
    ...one,
    terms: one.terms.filter((term) => one.companyId !== companyId || term.employeeId !== employeeId),
  }))
  const withoutName = (one: Measure): Measure =>
    one.companyId === companyId && one.employeeId === employeeId
      ? { ...one, employeeId: null, responsible: '' }
      : one
  const lists = [
    ['completions', ids.completion],
    ['obligations', ids.obligation],
    ['absences', ids.absence],
    ['employees', [employeeId]],
  ] as const
  const left = lists.reduce((next, [list, ids]) => removeThings(next, list, ids), state)
  return releaseFiles({
    ...left,
    memos: memos.filter(({ id }) => !memo.includes(id)),
    incidentEvents: (left.incidentEvents ?? []).filter(({ incidentId }) => !incidents.has(incidentId)),
    notices: (left.notices ?? []).filter(({ facts }) => !incidents.has(facts.incidentId)),
    noticeReads: (left.noticeReads ?? []).filter(({ noticeId }) => !notices.has(noticeId)),
    incidents: (left.incidents ?? []).filter(({ id }) => !incidents.has(id)),
    microtraumas: (left.microtraumas ?? []).filter(({ id }) => !microtraumas.has(id)),
    microtraumaEvents: (left.microtraumaEvents ?? []).filter(
      ({ microtraumaId }) => !microtraumas.has(microtraumaId),
    ),
    requiredDuties: (left.requiredDuties ?? []).filter(
      ({ incidentId, obligationId }) => !incidents.has(incidentId) && !ids.obligation.includes(obligationId),
    ),
    evidence: (left.evidence ?? []).filter(({ id }) => !ids.evidence.includes(id)),
    measures: (left.measures ?? []).filter(({ id }) => !ids.measure.includes(id)).map(withoutName),
    inspectorOrders: (left.inspectorOrders ?? []).filter(({ id }) => !ids['inspector-order'].includes(id)),
    documents: left.documents.filter(({ id }) => !papers.has(id)),
    documentSources: left.documentSources.filter(({ documentId }) => !papers.has(documentId)),
    responsibilities: roles.filter(({ terms }) => terms.length > 0),
    journal: left.journal.map((line) =>
      line.companyId === companyId ? { ...line, changes: scrubJournal(line.changes, { ids, words }) } : line,
    ),
    registrySets: (left.registrySets ?? []).map(({ set, records }) => ({
      set,
      records: records.filter((one) => set.companyId !== companyId || one.employeeId !== employeeId),
    })),
    requirementExceptions: (left.requirementExceptions ?? []).filter(
      (one) => one.companyId !== companyId || one.employeeId !== employeeId,
    ),
    mails: (left.mails ?? []).filter((mail) => !isMail(mail)),
    messages: emptyMessages(left, companyId, joinFullName(person)),
    keptAnswers: (left.keptAnswers ?? []).filter(
      (kept) => kept.companyId !== companyId || kept.answer === null,
    ),
    savedFilters: (left.savedFilters ?? []).flatMap((saved) => {
      const known = { fullName: joinFullName(person), personnelNumber: person.personnelNumber }
      const filter = saved.companyId === companyId ? forgetSearch(saved.filter, known) : saved.filter
      return filter === null ? [] : [{ ...saved, filter }]
    }),
  })
}

function withoutAccount(state: State, user: UserId): State {
  const account = state.users.find(({ id }) => id === user)
  if (!account) return state
  const own = state.memberships.filter(({ userId }) => userId === user).map(({ companyId }) => companyId)
  const examples = state.companies.filter(({ id, example }) => example && own.includes(id))
  const left = examples.reduce((next, { id }) => withoutCompany(next, id), state)
  return releaseFiles({
    ...withoutConversations(left, user),
    users: left.users.filter(({ id }) => id !== user),
    tokens: left.tokens.filter(({ userId }) => userId !== user),
    sessions: (left.sessions ?? []).filter(({ userId }) => userId !== user),
    pushDevices: (left.pushDevices ?? []).filter((device) => device.user !== user),
    proofs: (left.proofs ?? []).filter(({ userId }) => userId !== user),
    secondFactors: (left.secondFactors ?? []).filter(({ userId }) => userId !== user),
    memberships: left.memberships.filter(({ userId }) => userId !== user),
    savedFilters: (left.savedFilters ?? []).filter((filter) => filter.user !== user),
    mails: (left.mails ?? []).filter(({ userId, to }) => userId !== user && to !== account.email),
    noticeReads: (left.noticeReads ?? []).filter(({ read }) => read.by !== user),
    noticeMarks: (left.noticeMarks ?? []).filter(({ read }) => read.by !== user),
    noticeSettings: (left.noticeSettings ?? []).filter((one) => one.user !== user),
    calendarLinks: (left.calendarLinks ?? []).filter((one) => one.user !== user),
    newsReads: (left.newsReads ?? []).filter(({ userId }) => userId !== user),
    keptAnswers: (left.keptAnswers ?? []).filter((kept) => kept.by !== user || kept.answer === null),
    activityRequests: left.activityRequests.filter(
      ({ email, emailAdditional, askedBy }) =>
        email !== account.email && emailAdditional !== account.email && askedBy !== user,
    ),
  })
}
