import { memoCalls } from '#adapters/wire/memos/memo-calls.ts'
import type { Api } from '../../api.ts'
import { serve } from '../../serve.ts'

const described = {
  list: 'Memos of a company, newest number first',
  findNextNumber: 'The number that the next memo gets if no one else forms one first',
  get: 'One memo',
  form: 'Forms a memo; 409 names the rows that are in another active memo',
  edit: 'Changes what the merge-patch names; `employeesData` is the whole list',
  cancel: '`canceled: true` is for good',
}

/** The register of memos. */
export const addMemoRoutes = (api: Api): void =>
  serve(api, memoCalls, described, ({ records }) => records.memos)
