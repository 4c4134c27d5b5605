import type { Answers } from '@osh/core/commands/follow.ts'
import type { ErasureQuestion } from '@osh/core/erasure/erasure-facts.ts'
import type { Trace } from '@osh/core/erasure/kept-by-law.ts'
import { findFilingDay } from '@osh/core/incidents/people-named.ts'
import { deriveMemoStatus } from '@osh/core/memos/memo-status.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { isOwnerOf } from '../companies/membership-of.ts'
import { listTerms } from '../responsibilities/responsibilities.ts'
import type { State } from '../state.ts'
import { listIncidentsNaming } from './incidents-naming.ts'
import { listPapersNaming } from './papers-naming.ts'

export const answerErasure = (state: State): Answers<ErasureQuestion> => ({
  'records-of-employee': ({ companyId, id }) => {
    const person = state.employees.find((one) => one.id === id && one.companyId === companyId)
    const memos = state.memos.filter(
      (memo) => memo.companyId === companyId && memo.rows.some(({ employeeId }) => employeeId === id),
    )
    const duties = new Map(
      state.obligations
        .filter((one) => one.companyId === companyId && one.employeeId === id)
        .map((one) => [one.id, one.subject.section]),
    )
    const terms = listTerms(state, companyId).filter(({ employeeId }) => employeeId === id)
    const traces: readonly Trace[] = [
      ...state.completions.flatMap(({ obligationId, date, takenBack }): readonly Trace[] => {
        const section = duties.get(obligationId)
        return section && takenBack === null ? [{ of: 'section', section, on: date }] : []
      }),
      ...listIncidentsNaming(state, companyId, id).map(
        (one): Trace => ({ of: 'incident', on: findFilingDay(one) }),
      ),
      ...memos.map(({ formedOn }): Trace => ({ of: 'memo', on: formedOn })),
      ...(person ? listPapersNaming(state, person) : []).map(
        ({ groupId, date }): Trace => ({ of: 'paper', groupId, on: date }),
      ),
      ...terms.map(
        ({ since, until }): Trace => ({
          of: 'responsibility',
          on: (until ?? since).at.slice(0, 10) as LocalDate,
        }),
      ),
    ]
    return {
      traces,
      activeMemo: memos.findLast((memo) => deriveMemoStatus(memo) === 'active')?.number ?? null,
    }
  },
  'is-owner': ({ user, companyId }) => isOwnerOf(state, user, companyId),
  'own-account': ({ user }) => {
    const account = state.users.find(({ id }) => id === user)
    const owned = state.companies.filter(({ id, example }) => !example && isOwnerOf(state, user, id))
    const owns = owned.map(({ id, name }) => ({ id, name }))
    return account ? { email: account.email, closesOn: account.closesOn ?? null, owns } : null
  },
})
