import { describe, expect, it, test } from 'vitest'
import { instant, mining, someone } from '../../tests/examples.ts'
import type { CompanyId } from '../companies/company.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { listSteps } from './apply.ts'
import { command, type Decision, type Question, question, type Write } from './command.ts'
import { follow, followLate } from './follow.ts'
import { findChangedValues } from './journal.ts'

type Stock = Question<'stock', { readonly item: string }, number>
const stockOf = question<Stock>('stock')
type Sale = Write<'sale', { readonly item: string; readonly left: number }>
type Input = { readonly companyId: CompanyId; readonly item: string; readonly spare: string }

const sell = command({
  name: 'shop/sell',
  *gather({ item, spare }: Input) {
    const left = yield* stockOf({ item })
    return left > 0 ? ok({ item, left }) : ok({ item: spare, left: yield* stockOf({ item: spare }) })
  },
  decide({ item, left }): Result<Decision<string, Sale>, 'sold-out'> {
    if (left === 0) return err('sold-out')
    const row = { item, left: left - 1 }
    const changes = [{ record: 'item', ids: [1], before: { left }, after: { left: row.left } }]
    return ok({ writes: [{ kind: 'sale', rows: [row] }], changes, answer: item })
  },
})

const signed = { by: someone, at: instant('2026-11-20T10:00:00Z') }
const asked = { companyId: mining, item: 'helmet', spare: 'cap' }
const stock = (all: Readonly<Record<string, number>>) => ({
  stock: ({ item }: { readonly item: string }) => all[item] ?? 0,
})

describe('a command', () => {
  it('asks what depends on what it was answered before', () => {
    expect(follow(sell.run(asked, signed), stock({ helmet: 0, cap: 2 }))).toMatchObject({
      ok: true,
      value: { answer: 'cap', writes: [{ kind: 'sale', rows: [{ item: 'cap', left: 1 }] }, {}] },
    })
  })

  it('says the same to a storage that has to wait', async () => {
    const answers = { stock: async () => 3 }
    expect(await followLate(sell.run(asked, signed), answers)).toEqual(
      follow(sell.run(asked, signed), stock({ helmet: 3 })),
    )
  })

  it('writes its line of the journal with the rest, and nothing when it is refused', () => {
    const outcome = follow(sell.run(asked, signed), stock({ helmet: 1 }))
    expect(outcome.ok && outcome.value.writes[1]).toEqual({
      kind: 'journal',
      rows: [
        {
          ...signed,
          companyId: mining,
          command: 'shop/sell',
          changes: [{ record: 'item', ids: [1], before: { left: 1 }, after: { left: 0 } }],
        },
      ],
    })
    expect(follow(sell.run(asked, signed), stock({}))).toEqual(err('sold-out'))
  })

  it('cannot be run by a storage that has no answer', () => {
    expect(() => follow(sell.run(asked, signed), {} as ReturnType<typeof stock>)).toThrow('stock')
  })
})

describe('what is written', () => {
  type Either = Sale | Write<'note', string>
  const written: string[] = []
  const writers = {
    note: (_: null, rows: readonly string[]) => written.push(`notes ${rows.join()}`),
    sale: (_: null, rows: readonly { readonly left: number }[]) => written.push(`sales ${rows.length}`),
  }

  it('goes by kind, in the order of the writers, all rows of a kind at once', () => {
    const writes: readonly Either[] = [
      { kind: 'sale', rows: [{ item: 'helmet', left: 1 }] },
      { kind: 'note', rows: ['a'] },
      { kind: 'sale', rows: [{ item: 'cap', left: 0 }] },
      { kind: 'note', rows: [] },
    ]
    for (const step of listSteps<Either, null, number>(writers, writes)) step(null)
    expect(written).toEqual(['notes a', 'sales 2'])
  })
})

describe('what differs between two states of a record', () => {
  it('is only what has changed, as it was and as it is', () => {
    expect(findChangedValues({ a: 1, b: { c: 2 }, d: null }, { a: 1, b: { c: 3 }, d: 'x' })).toEqual({
      before: { b: { c: 2 }, d: null },
      after: { b: { c: 3 }, d: 'x' },
    })
    expect(findChangedValues({ a: 1, b: [1] }, { a: 1, b: [1] })).toBeNull()
  })
})

test('a command whose company neither its input nor its decision names is a mistake of ours', () => {
  const lost = command({
    name: 'shop/lose',
    *gather(_: { readonly item: string }) {
      return ok(yield* stockOf({ item: 'cap' }))
    },
    decide: (left): Result<Decision<number, Sale>, never> => ok({ writes: [], changes: [], answer: left }),
  })
  expect(() => follow(lost.run({ item: 'cap' }, signed), stock({}))).toThrow('shop/lose')
})
