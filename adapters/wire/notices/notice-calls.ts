import type { IncidentId } from '@osh/core/incidents/incident.ts'
import { type NoticeId, stepStates } from '@osh/core/notices/notice.ts'
import * as z from 'zod/mini'
import { done, list } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { detailsInCompany } from '../contract/command-input.ts'
import { ofCompany } from '../contract/query-input.ts'
import { flat, thing } from '../contract/thing.ts'
import { idOf, listOf, localMoment, moment } from '../wire-format.ts'

const facts = thing(
  {
    kind: z.literal('incident-step'),
    incidentId: idOf<IncidentId>(),
    step: z.string(),
    number: z.int(),
    action: z.string(),
    injured: listOf(z.string()),
    state: z.enum(stepStates),
    endsAt: localMoment,
  },
  { injured: 'employees', endsAt: 'deadline' },
)
const notice = thing({ id: idOf<NoticeId>(), facts: flat(facts), raisedAt: moment, read: z.boolean() })

const wrong = { error: 'list/invalid' }
const someIds = z.array(z.int(wrong).check(z.positive(wrong)), wrong)

/** Notices of a company. */
export const noticeCalls = {
  list: query({
    path: '/api/notices',
    who: 'member',
    right: 'see-records',
    input: ofCompany,
    answer: list(notice),
  }),
  read: call({
    path: '/api/notices/read',
    who: 'member',
    right: 'see-records',
    input: detailsInCompany({ fields: z.object({ ids: someIds }) }),
    answer: done,
    refuses: ['list/invalid'],
  }),
}
