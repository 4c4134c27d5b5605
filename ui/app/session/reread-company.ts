import { runInAction } from 'mobx'
import { load } from '#ui/kit/loading-state.ts'
import type { CurrentCompany } from './current-company.ts'
import { listTyped } from './typed-fields.ts'

/** Reads again, where there is an answer, whether the company on the screens is the person's: if it isn't, nothing of it is shown any more but what the person was typing. */
export async function rereadCompany(current: CurrentCompany): Promise<void> {
  const { company } = current
  const answer = await load(() => current.list())
  if (answer.is === 'failed') return
  const all = answer.value
  if (company === null || all.some(({ id }) => id === company.id)) return current.takeFrom(all)
  // Before the screens go.
  const typed = listTyped()
  runInAction(() => {
    current.company = null
    current.left = { lost: company, others: all, typed }
  })
}
