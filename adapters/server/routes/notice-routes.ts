import { noticeCalls } from '#adapters/wire/notices/notice-calls.ts'
import type { Api } from '../api.ts'
import { serve } from '../serve.ts'

const described = {
  list: 'Steps of investigations whose term ends within a day or has ended, the earliest first, and whether the caller has read of it',
  read: 'Marks notices as read by the caller; those that are not there are left out',
}

/** Notices. */
export const addNoticeRoutes = (api: Api): void =>
  serve(api, noticeCalls, described, ({ records }) => records.notices)
