import { filterCodes } from '@osh/core/deadline-tables/read-filter.ts'
import type { Section } from '@osh/core/sections/section.ts'
import * as z from 'zod/mini'
import { done, list, one, page } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { detailsInCompany } from '../contract/command-input.ts'
import { ofCompany, withQuery } from '../contract/query-input.ts'
import { pageQuery } from '../lists/page-parameters.ts'
import { readSection, requiredSection } from '../lists/section-parameter.ts'
import { pageCodes } from '../page-wire.ts'
import { day } from '../wire-format.ts'
import { encodeSection } from '../words.ts'
import {
  deadline,
  horizon,
  obligationId,
  overdueCounts,
  readDeadlineQuery,
  sortWord,
  writeDeadlineParams,
} from './deadline-wire.ts'
import {
  filtered,
  filterGiven,
  filterNames,
  filterQuery,
  filterWords,
  readFiltered,
  writeFilteredParams,
} from './filter-wire.ts'

const ofFilter = ['section/unknown', ...filterCodes] as const

/** The deadline tables. Rows and the ids of all free rows share their path: which is asked for the query says. */
export const deadlineCalls = {
  listPage: query({
    path: '/api/deadlines',
    who: 'member',
    right: 'see-staff',
    input: withQuery({
      parameters: {
        section: requiredSection,
        sort: { schema: z._default(sortWord, 'deadline') },
        from: { schema: day },
        to: { schema: day },
        waiting: { schema: z.enum(['0', '1']) },
        ...filterQuery,
        ...pageQuery,
      },
      read: readDeadlineQuery,
      write: writeDeadlineParams,
    }),
    answer: page(deadline),
    refuses: [...ofFilter, ...pageCodes, 'date/invalid'],
  }),
  listFreeIds: query({
    path: '/api/deadlines',
    who: 'member',
    right: 'see-staff',
    when: ({ ids }) => ids === '1',
    input: withQuery({
      parameters: { section: requiredSection, ids: { schema: z.literal('1'), required: true } },
      read: ({ section }) => readSection(section),
      write: (section: Section) => ({ section: encodeSection(section), ids: 1 }),
    }),
    weighs: 'list',
    answer: list(obligationId),
    refuses: ['section/unknown'],
  }),
  readHorizon: query({
    path: '/api/deadlines/horizon',
    who: 'member',
    right: 'see-staff',
    input: withQuery({
      parameters: { section: requiredSection, ...filterQuery },
      read: readFiltered,
      write: writeFilteredParams,
    }),
    answer: one(horizon),
    refuses: ofFilter,
  }),
  countOverdue: query({
    path: '/api/deadlines/overdue',
    who: 'member',
    right: 'see-staff',
    input: ofCompany,
    answer: one(overdueCounts),
  }),
  listSavedFilters: query({
    path: '/api/deadlines/filters',
    who: 'member',
    right: 'see-staff',
    input: ofCompany,
    answer: list(filtered),
  }),
  saveFilter: call({
    method: 'patch',
    path: '/api/deadlines/filters',
    who: 'member',
    right: 'see-staff',
    input: detailsInCompany({ fields: filterGiven, names: filterNames, words: filterWords }),
    answer: done,
    refuses: ['not-found', ...ofFilter],
  }),
}
