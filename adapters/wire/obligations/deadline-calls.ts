import type { Section } from '@osh/core/sections/section.ts'
import { z } from 'zod'
import { list, one, page } from '../contract/answer.ts'
import { query } from '../contract/call.ts'
import { ofCompany, withQuery } from '../contract/query-input.ts'
import { pageQuery, requiredSection } from '../list-parameters.ts'
import { day } from '../wire-format.ts'
import { encodeSection } from '../words.ts'
import {
  deadline,
  deadlineParams,
  horizon,
  obligationId,
  overdueCounts,
  readDeadlineQuery,
  readSection,
  sortWord,
} from './deadline-wire.ts'

/** The deadline tables. Rows and the ids of all free rows share their path: which is asked for the query says. */
export const deadlineCalls = {
  page: query({
    path: '/api/deadlines',
    who: 'member',
    input: withQuery({
      parameters: {
        section: requiredSection,
        sort: { schema: sortWord.default('deadline') },
        from: { schema: day },
        to: { schema: day },
        waiting: { schema: z.enum(['0', '1']) },
        ...pageQuery,
      },
      read: readDeadlineQuery,
      write: deadlineParams,
    }),
    answer: page(deadline),
    refuses: ['section/unknown', 'page/invalid', 'page-size/invalid', 'choice/unknown', 'date/invalid'],
  }),
  freeIds: query({
    path: '/api/deadlines',
    who: 'member',
    when: ({ ids }) => ids === '1',
    input: withQuery({
      parameters: { section: requiredSection, ids: { schema: z.literal('1'), required: true } },
      read: ({ section }) => readSection(section),
      write: (section: Section) => ({ section: encodeSection(section), ids: 1 }),
    }),
    answer: list(obligationId),
    refuses: ['section/unknown'],
  }),
  horizon: query({
    path: '/api/deadlines/horizon',
    who: 'member',
    input: withQuery({
      parameters: { section: requiredSection },
      read: ({ section }) => readSection(section),
      write: (section: Section) => ({ section: encodeSection(section) }),
    }),
    answer: one(horizon),
    refuses: ['section/unknown'],
  }),
  overdueCounts: query({
    path: '/api/deadlines/overdue',
    who: 'member',
    input: ofCompany,
    answer: one(overdueCounts),
  }),
}
