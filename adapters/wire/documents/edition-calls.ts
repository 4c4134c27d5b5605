import type { ParagraphPair } from '@osh/core/documents/editions/compare-paragraphs.ts'
import type { PaperEditions } from '@osh/core/documents/editions/edition-desk.ts'
import * as z from 'zod/mini'
import { codec, newOne, one } from '../contract/answer.ts'
import { call } from '../contract/call.ts'
import { byId } from '../contract/query-input.ts'
import { document, documentJson } from './document-wire.ts'

const pairs = z.array(z.object({ before: z.nullable(z.string()), after: z.nullable(z.string()) }))

const told = codec(
  z.object({
    editions: z.array(documentJson),
    changes: z.nullable(pairs),
    next: z.nullable(z.object({ title: z.string(), changes: pairs, lacks: z.array(z.string()) })),
  }),
  {
    encode: ({ editions, changes, next }: PaperEditions) => ({
      editions: editions.map(document.encode),
      changes: changes && copyPairs(changes),
      next: next && { title: next.title, changes: copyPairs(next.changes), lacks: [...next.lacks] },
    }),
    decode: ({ editions, ...rest }): PaperEditions => ({ ...rest, editions: editions.map(document.decode) }),
  },
)

const copyPairs = (all: readonly ParagraphPair[]) => all.map((pair) => ({ ...pair }))

const ofPaper = { path: '/api/documents/{id}/editions', who: { ownerOf: 'document' } } as const

/** Papers' editions: what each has changed, and issuing another. */
export const editionCalls = {
  look: call({
    ...ofPaper,
    method: 'get',
    right: 'issue-papers',
    weighs: 'paper',
    input: byId<'document'>(),
    answer: one(told),
    refuses: ['not-found'],
  }),
  reissue: call({
    ...ofPaper,
    method: 'post',
    right: 'issue-papers',
    weighs: 'paper',
    input: byId<'document'>(),
    answer: newOne(document),
    refuses: [
      'document/value-missing',
      'template/unknown',
      'not-found',
      'stale',
      'document/annulled-already',
      'document/nothing-new',
      'tariff/ended',
    ],
  }),
}
