import { nameAuthor, nameless } from '@osh/core/auth/profile.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { MemoQuestion } from '@osh/core/memos/memo-facts.ts'
import { findNextId, type State } from '../state.ts'

export const answerMemos = (state: State): Answers<MemoQuestion> => ({
  memo: ({ companyId, id }) =>
    state.memos.find((memo) => memo.id === id && memo.companyId === companyId) ?? null,
  'memo-defaults': ({ companyId, by }) => ({
    directorName: state.companies.find(({ id }) => id === companyId)?.directorName ?? '',
    author: nameAuthor(state.users.find(({ id }) => id === by)?.profile ?? nameless),
  }),
  'department-names': ({ companyId, ids }) => {
    const own = state.departments.filter((one) => one.companyId === companyId && ids.includes(one.id))
    return new Map(own.map(({ id, name }) => [id, name]))
  },
  'next-memo': ({ companyId }) => ({ id: findNextId(state.memos), number: findNextNumber(state, companyId) }),
})

/** Counts up from 1 in each company. */
export const findNextNumber = ({ memos }: State, companyId: CompanyId): number =>
  memos.reduce((last, memo) => (memo.companyId === companyId ? Math.max(last, memo.number) : last), 0) + 1
