import { deadlineSorts } from '@osh/core/deadline-tables/deadline-table.ts'
import { z } from 'zod'
import { pageQuery, requiredSection } from '#adapters/wire/list-parameters.ts'
import {
  deadlineJson,
  encodeDeadline,
  encodeHorizon,
  encodeOverdueCounts,
  horizonJson,
  overdueCountsJson,
  readDeadlineQuery,
  readSection,
} from '#adapters/wire/obligations/deadline-wire.ts'
import { day, id } from '#adapters/wire/wire-format.ts'
import type { Api } from '../../api.ts'
import { answerList, answerPage, sendJson } from '../../response/answers.ts'
import { refuse } from '../../response/problems.ts'

/** The deadline tables. */
export function deadlineRoutes(api: Api): void {
  api.member(
    {
      method: 'get',
      path: '/api/deadlines',
      summary: "What falls due in a section's window, overdue first; with `ids=1` all free obligation ids",
      query: {
        section: requiredSection,
        sort: { schema: z.enum(deadlineSorts).default('deadline') },
        from: { schema: day },
        to: { schema: day },
        ids: { schema: z.literal('1') },
        ...pageQuery,
      },
      answer: { status: 200, json: z.union([z.array(deadlineJson), z.array(id)]), counted: true },
    },
    async ({ c, query, records, company }) => {
      const read = readDeadlineQuery(query)
      if (!read.ok) return refuse(c, read.error)
      if (query.ids === '1')
        return answerList(c, await records.deadlines.freeIds(company, read.value.section), (id) => id)
      return answerPage(c, await records.deadlines.page(company, read.value), encodeDeadline)
    },
  )
  api.member(
    {
      method: 'get',
      path: '/api/deadlines/horizon',
      summary: 'How many rows of a section are overdue, and how many fall due in each month of its window',
      query: { section: requiredSection },
      answer: { status: 200, json: horizonJson },
    },
    async ({ c, query, records, company }) => {
      const section = readSection(query.section)
      if (!section.ok) return refuse(c, section.error)
      return sendJson(c, encodeHorizon(await records.deadlines.horizon(company, section.value)))
    },
  )
  api.member(
    {
      method: 'get',
      path: '/api/deadlines/overdue',
      summary: 'Overdue rows of every section',
      answer: { status: 200, json: overdueCountsJson },
    },
    async ({ c, records, company }) =>
      sendJson(c, encodeOverdueCounts(await records.deadlines.overdueCounts(company))),
  )
}
