import { parseYear } from '@osh/core/incidents/figures/set-headcount.ts'
import type { YearFigures } from '@osh/core/incidents/figures/year-figures.ts'
import { degrees } from '@osh/core/norms/accidents/degree.ts'
import { readObject } from '@osh/core/shared/input/field-reader.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import * as z from 'zod/mini'
import { asItIs, done, one } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { detailsInCompany } from '../contract/command-input.ts'
import { withQuery } from '../contract/query-input.ts'
import { givenNumber } from '../wire-format.ts'

const count = z.int().check(z.nonnegative())
const rate = z.nullable(z.number())
const row = z.object({ name: z.string(), injured: count, lostDays: count })
const rates = z.object({ frequency: rate, severity: rate, loss: rate })
const byDegree = z.record(z.enum(degrees), count)

const figures = asItIs<YearFigures>(
  z.object({
    year: z.int(),
    accidents: count,
    open: count,
    unrelated: count,
    byDegree,
    injured: count,
    women: count,
    minors: count,
    killed: count,
    killedWomen: count,
    outsiders: count,
    lostDays: count,
    daysUnknown: z.array(z.string()),
    headcount: count,
    isEntered: z.boolean(),
    counted: count,
    rates,
    departments: z.array(z.extend(row, { headcount: count, rates })),
    causes: z.array(row),
  }),
)

/** Figures of a year's accidents. */
export const figureCalls = {
  readYear: query({
    path: '/api/incident-figures',
    who: 'member',
    right: 'see-records',
    input: withQuery({
      parameters: { year: { schema: z.int().check(z.gte(2000), z.lte(2100)), required: true } },
      read: (given) => {
        const read = readObject(given, { year: parseYear })
        return read.ok ? ok(read.value.year) : read
      },
      write: (year: number) => ({ year }),
    }),
    answer: one(figures),
    refuses: ['number/invalid'],
  }),
  setHeadcount: call({
    path: '/api/incident-figures/headcount',
    who: 'member',
    right: 'change',
    input: detailsInCompany({ fields: z.object({ year: givenNumber, headcount: givenNumber }) }),
    answer: done,
    refuses: ['number/invalid'],
  }),
}
