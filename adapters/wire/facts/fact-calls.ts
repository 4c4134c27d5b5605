import { factCodes } from '@osh/core/facts/fact-list.ts'
import type { KeptFacts } from '@osh/core/facts/fact-records.ts'
import * as z from 'zod/mini'
import { asItIs, done, list } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { detailsInCompany } from '../contract/command-input.ts'
import { ofCompany } from '../contract/query-input.ts'
import { givenList, givenNumber, givenText, idOf, signed } from '../wire-format.ts'

const facts = asItIs<KeptFacts>(
  z.object({
    companyId: idOf<KeptFacts['companyId']>(),
    list: z.string(),
    rows: z.array(z.record(z.string(), z.string())),
    version: z.int(),
    entered: signed,
  }),
)

/** A thousand rows of a thousand letters. */
const BODY_OF_FACTS = 2 * 1024 * 1024

/** Facts of a company that its papers are filled with. */
export const factCalls = {
  list: query({
    path: '/api/company-facts',
    who: 'member',
    right: 'see-company',
    input: ofCompany,
    answer: list(facts),
  }),
  keep: call({
    path: '/api/company-facts',
    who: 'member',
    right: 'change',
    bodyLimit: BODY_OF_FACTS,
    input: detailsInCompany({
      fields: z.object({
        list: givenText,
        version: givenNumber,
        rows: z.optional(givenList(z.record(z.string(), givenText))),
      }),
    }),
    answer: done,
    refuses: ['tariff/ended', ...factCodes, 'stale'],
  }),
}
