import { subscriptionCalls } from '#adapters/wire/tariffs/subscription-calls.ts'
import type { Api } from '../../api.ts'
import { serve } from '../../serve.ts'

const described = {
  readSubscription: 'The tariff, its last day, and how many employees are counted against its limit',
  readUse:
    'What the company uses of the service: how many are on the staff, positions that are no office ones, and sections in which something is assigned',
}

/** What a company has of the service. */
export const addSubscriptionRoutes = (api: Api): void =>
  serve(api, subscriptionCalls, described, ({ records }) => records.subscriptions)
