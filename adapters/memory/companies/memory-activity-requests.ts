import type { KeptRequest, LockRequest, RequestWrite } from '@osh/core/activity-requests/kept-request.ts'
import type { DeskRequest, RequestShelf } from '@osh/core/activity-requests/request-desk.ts'
import type { Writers } from '@osh/core/commands/apply.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import { nameCompanyShort } from '@osh/core/companies/company.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { pageOf } from '@osh/core/shared/page.ts'
import { ok, type Result } from '@osh/core/shared/results/result.ts'
import type { Change, Ledger } from '../ledger.ts'
import { findNextId, type State } from '../state.ts'

export const memoryActivityRequests = (ledger: Ledger, clock: Clock): RequestShelf => ({
  add: (request, asker) =>
    ledger.change((state): Change<Result<null, never>> => {
      const kept: KeptRequest = {
        ...request,
        id: findNextId(state.activityRequests),
        askedAt: clock.now(),
        ...{ askedBy: asker?.user ?? null, companyId: asker?.companyId ?? null, handled: null },
      }
      return [{ ...state, activityRequests: [...state.activityRequests, kept] }, ok(null)]
    }),
  list: ({ filter, ...page }) =>
    ledger.read((state) => {
      const asked = state.activityRequests.filter(({ handled }) => filter === 'all' || handled === null)
      const { items } = pageOf(asked.toReversed(), page)
      return { items: items.map(shownIn(state)), total: asked.length, more: false }
    }),
})

const shownIn =
  ({ users, companies }: State) =>
  ({ askedBy, companyId, handled, ...request }: KeptRequest): DeskRequest => {
    const company = companies.find(({ id }) => id === companyId)
    return {
      ...request,
      account: users.find(({ id }) => id === askedBy)?.email ?? null,
      company: company ? { name: nameCompanyShort(company), inn: company.inn } : null,
      handledAt: handled?.at ?? null,
    }
  }

export const answerRequests = ({ activityRequests }: State): Answers<LockRequest> => ({
  'activity-request': ({ id }) => activityRequests.find((one) => one.id === id) ?? null,
})

export const requestWriters: Writers<RequestWrite, State, State> = {
  'handled-requests': (state, rows) => ({
    ...state,
    activityRequests: state.activityRequests.map((one) => ({
      ...one,
      ...rows.find(({ id }) => id === one.id),
    })),
  }),
}
