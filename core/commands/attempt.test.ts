import { expect, test } from 'vitest'
import { instant, mining, someone } from '../../tests/examples.ts'
import type { CompanyId } from '../shared/identity.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { doOnlyOnce, type KeptAnswer } from './attempt.ts'
import {
  type AnyCommand,
  command,
  type Decision,
  makeMethods,
  type Question,
  question,
  type Write,
} from './command.ts'
import { follow } from './follow.ts'

type Stock = Question<'stock', { readonly item: string }, number>
const stockOf = question<Stock>('stock')
type Sale = Write<'sale', { readonly left: number }>
type Input = { readonly companyId?: CompanyId; readonly item: string }

const sell = command({
  name: 'shop/sell',
  *gather({ item }: Input) {
    return ok(yield* stockOf({ item }))
  },
  decide(left: number): Result<Decision<string, Sale>, 'sold-out'> {
    if (left === 0) return err('sold-out')
    return ok({
      writes: [{ kind: 'sale', rows: [{ left: left - 1 }] }],
      changes: [],
      companyId: mining,
      answer: 'sold',
    })
  },
})

const signed = { by: someone, at: instant('2026-11-20T10:00:00Z') }
const attempt = { key: 'once', mark: 'a' }
const helmet = { companyId: mining, item: 'helmet' }

/** Sells by the second command of a request; what it ends with, and what it asked for. */
async function sellOnce(input: Input, left: number, earlier: KeptAnswer | null = null) {
  const asked: unknown[] = []
  const answers = {
    'earlier-answer': (place: unknown) => {
      asked.push(place)
      return earlier
    },
    stock: ({ item }: Stock['query']) => {
      asked.push(item)
      return left
    },
  }
  const ended: unknown[] = []
  const methods = makeMethods({ sell }, async (one: AnyCommand<Stock, Sale>, input: never) => {
    const keyed = doOnlyOnce(one, attempt, 1)
    expect(keyed.name).toBe('shop/sell')
    const outcome = follow(keyed.run(input, signed), answers)
    ended.push(outcome)
    return outcome
  })
  await methods.sell(input)
  return { asked, ended }
}

const place = (companyId: CompanyId | null) => ({ ...attempt, ...signed, companyId, step: 1 })

test('the first time it is done, and its answer is kept with what it writes', async () => {
  for (const [input, companyId] of [
    [helmet, mining],
    [{ item: 'helmet' }, null],
  ] as const)
    expect(await sellOnce(input, 3)).toEqual({
      asked: [place(companyId), 'helmet'],
      ended: [
        ok({
          writes: [
            { kind: 'sale', rows: [{ left: 2 }] },
            { kind: 'kept-answers', rows: [{ ...place(companyId), answer: 'sold' }] },
          ],
          answer: 'sold',
        }),
      ],
    })
})

test('what was done is answered again, and nothing more is asked or written', async () => {
  expect(await sellOnce(helmet, 3, { mark: 'a', answer: 'sold before' })).toEqual({
    asked: [place(mining)],
    ended: [ok({ writes: [], answer: 'sold before' })],
  })
})

test('another request under the same key is refused', async () => {
  expect(await sellOnce(helmet, 3, { mark: 'b', answer: 'sold before' })).toEqual({
    asked: [place(mining)],
    ended: [err({ code: 'request-key/taken' })],
  })
})

test('a refusal is not kept', async () => {
  expect(await sellOnce(helmet, 0)).toEqual({ asked: [place(mining), 'helmet'], ended: [err('sold-out')] })
})
