import { createHash } from 'node:crypto'
import type { RecordChange } from '@osh/core/commands/journal.ts'
import {
  type ChainedLine,
  type ChainHead,
  chainLine,
  exportLine,
  type LooseLine,
  noChain,
} from '@osh/core/journal/chain.ts'
import { verifyExport } from '@osh/core/journal/verify-export.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import fc from 'fast-check'

export const hash = (text: string): string => createHash('sha256').update(text).digest('hex')
export const companyId = 7 as CompanyId
/** Each way of tampering is tried apart; journals are short as they are, and to look for a shorter one that fails too takes five times as long. */
export const runs = { numRuns: 25, endOnFailure: true }

export const values = fc.option(fc.dictionary(fc.string({ maxLength: 4 }), fc.jsonValue({ maxDepth: 2 })), {
  nil: null,
})
export const change: fc.Arbitrary<RecordChange> = fc.record({
  record: fc.constantFrom('employee', 'memo'),
  ids: fc.array(fc.nat(9), { minLength: 1, maxLength: 3 }),
  before: values,
  after: values,
})
export const line = fc.record({
  by: fc.integer({ min: 1, max: 4 }),
  command: fc.constantFrom('employees/hire', 'memos/form'),
  changes: fc.array(change, { minLength: 1, maxLength: 3 }),
})
export const journal = fc.array(line, { minLength: 2, maxLength: 6 })

export async function chained(lines: readonly (typeof line extends fc.Arbitrary<infer L> ? L : never)[]) {
  const chain: ChainedLine[] = []
  for (const [i, one] of lines.entries()) {
    const at = `2026-11-20T10:10:0${i}.000Z` as Instant
    const loose: LooseLine = { ...one, by: one.by as UserId, companyId, id: 10 + i, at }
    const salts = one.changes.map((_, n) => `salt ${i} ${n}`)
    chain.push(await chainLine(chain.at(-1) ?? noChain, loose, salts, hash))
  }
  return chain
}

export const headOf = (chain: readonly ChainedLine[]): ChainHead => chain.at(-1) ?? noChain
export const fileOf = (chain: readonly ChainedLine[]): unknown[] =>
  JSON.parse(
    JSON.stringify([
      { journal: 'osh-journal/1', companyId },
      ...chain.map((one) => exportLine(one)),
      { head: { number: headOf(chain).number, link: headOf(chain).link }, waiting: 0 },
    ]),
  )
export const verify = (file: readonly unknown[], known?: ChainHead) => verifyExport(file, hash, known)

/** One line of two changes, chained. */
export async function oneLine(): Promise<ChainedLine> {
  const changes: RecordChange[] = [
    { record: 'employee', ids: [1], before: null, after: { name: 'a' } },
    { record: 'memo', ids: [2, 3], before: { x: 1 }, after: null },
  ]
  const [one] = await chained([{ by: 1, command: 'employees/hire', changes }])
  if (!one) throw new Error('nothing was chained')
  return one
}
