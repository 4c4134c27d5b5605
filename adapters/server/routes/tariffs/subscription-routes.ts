import { subscriptionCalls } from '#adapters/wire/tariffs/subscription-calls.ts'
import type { Api } from '../../api.ts'
import { serve } from '../../serve.ts'

const described = { of: 'The tariff, its last day, and how many employees are counted against its limit' }

/** What a company has of the service. */
export const subscriptionRoutes = (api: Api): void =>
  serve(api, subscriptionCalls, described, ({ records }) => records.subscriptions)
