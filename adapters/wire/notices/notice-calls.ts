import type { IncidentId } from '@osh/core/incidents/incident.ts'
import { type NoticeId, stepStates } from '@osh/core/notices/notice.ts'
import type { ToldNotice } from '@osh/core/notices/step-notices.ts'
import * as z from 'zod/mini'
import { codec, done, list } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { detailsInCompany } from '../contract/command-input.ts'
import { ofCompany } from '../contract/query-input.ts'
import { idOf, localMoment, moment } from '../wire-format.ts'

const notice = codec(
  z.object({
    id: idOf<NoticeId>(),
    kind: z.literal('incident-step'),
    incidentId: idOf<IncidentId>(),
    step: z.string(),
    number: z.int(),
    action: z.string(),
    employees: z.array(z.string()),
    state: z.enum(stepStates),
    deadline: localMoment,
    raisedAt: moment,
    read: z.boolean(),
  }),
  {
    encode: ({ id, raisedAt, read, facts: { injured, endsAt, ...facts } }: ToldNotice) => ({
      ...{ ...facts, id, raisedAt, read },
      employees: [...injured],
      deadline: endsAt,
    }),
    decode: ({ id, raisedAt, read, employees, deadline, ...facts }): ToldNotice => ({
      ...{ id, raisedAt, read },
      facts: { ...facts, injured: employees, endsAt: deadline },
    }),
  },
)

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
