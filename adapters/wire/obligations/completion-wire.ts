import type { UserId } from '@osh/core/auth/account.ts'
import type { MemoId } from '@osh/core/memos/memo.ts'
import type {
  Completion,
  CompletionFact,
  CompletionId,
  CompletionResult,
} from '@osh/core/obligations/completion.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import type { Holding } from '@osh/core/obligations/ppe/holding.ts'
import { parseQuantity } from '@osh/core/obligations/reading/parse-subject.ts'
import { type Input, optional, readFields } from '@osh/core/shared/field-reader.ts'
import { parseDay } from '@osh/core/shared/parse-day.ts'
import type { FieldErrors, ValueError } from '@osh/core/shared/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/result.ts'
import { z } from 'zod'
import {
  day,
  decodeDay,
  decodeDayOrNull,
  decodeInstant,
  decoder,
  givenNumber,
  givenText,
  id,
  known,
  listDecoder,
  moment,
} from '../wire-format.ts'
import { decodeResult, encodeResult } from '../words.ts'

export const completionJson = z.object({
  id,
  obligationId: id,
  date: day,
  result: z.string(),
  quantity: z.int().nullable(),
  memoId: id.nullable(),
  enteredBy: id,
  enteredAt: moment,
  takenBackBy: id.nullable(),
  takenBackAt: moment.nullable(),
})
type CompletionJson = z.infer<typeof completionJson>

export const decodeCompletion = decoder(
  completionJson,
  (json): Completion => ({
    id: json.id as CompletionId,
    obligationId: json.obligationId as ObligationId,
    date: decodeDay(json.date),
    result: known(decodeResult(json.result), json.result),
    quantity: json.quantity,
    memoId: json.memoId as MemoId | null,
    enteredBy: json.enteredBy as UserId,
    enteredAt: decodeInstant(json.enteredAt),
    takenBack:
      json.takenBackAt === null || json.takenBackBy === null
        ? null
        : { by: json.takenBackBy as UserId, at: decodeInstant(json.takenBackAt) },
  }),
)
export const decodeCompletions = listDecoder(decodeCompletion)

export const encodeCompletion = (completion: Completion): CompletionJson => ({
  id: completion.id,
  obligationId: completion.obligationId,
  ...encodeCompletionFact(completion),
  memoId: completion.memoId,
  enteredBy: completion.enteredBy,
  enteredAt: completion.enteredAt,
  takenBackBy: completion.takenBack?.by ?? null,
  takenBackAt: completion.takenBack?.at ?? null,
})

export const encodeCompletionFact = ({ date, result, quantity }: CompletionFact) => ({
  date: date as string,
  result: encodeResult(result),
  quantity,
})

/** What is corrected of a completion; an absent key is left out. */
export const encodeCompletionPatch = ({ result, ...patch }: Partial<CompletionFact>) => ({
  ...patch,
  ...(result === undefined ? {} : { result: encodeResult(result) }),
})

/** A completion entered by hand; `result` is «удовлетворительно» unless said otherwise. */
export const completionGiven = z.object({ date: givenText, result: givenText, quantity: givenNumber })

const parsers = { date: parseDay, result: parseResult, quantity: optional(parseQuantity) }

/** Reads a completion entered by hand: its day, how it ended, and how many pieces of PPE. */
export function readCompletionFact(input: Input): Result<CompletionFact, FieldErrors> {
  const { read, finish } = readFields(input)
  const date = read('date', parsers.date)
  const result = read('result', parsers.result)
  const quantity = read('quantity', parsers.quantity)
  return finish(() => ({ date, result, quantity }) as CompletionFact)
}

/** Reads what a patch corrects of a completion. */
export function readCompletionPatch(patch: Input): Result<Partial<CompletionFact>, FieldErrors> {
  const { read, finish } = readFields(patch)
  const named = Object.entries(parsers).filter(([field]) => patch[field] !== undefined)
  const changes = named.map(([field, parse]) => [field, read<unknown>(field, parse)])
  return finish(() => Object.fromEntries(changes))
}

function parseResult(value: unknown): Result<CompletionResult, ValueError> {
  if (value === undefined || value === null || value === '') return ok('passed')
  const result = typeof value === 'string' ? decodeResult(value) : null
  return result ? ok(result) : err({ code: 'choice/unknown' })
}

export const holdingJson = z.object({
  issuance: id,
  ppe: z.string(),
  quantity: z.int(),
  returned: z.int(),
  issuedOn: day,
  returnBy: day.nullable(),
})

export const decodeHoldings = listDecoder(
  decoder(
    holdingJson,
    ({ issuance, ppe, quantity, returned, issuedOn, returnBy }): Holding => ({
      issuance: issuance as CompletionId,
      name: ppe,
      quantity,
      returned,
      issuedOn: decodeDay(issuedOn),
      returnBy: decodeDayOrNull(returnBy),
    }),
  ),
)

export const encodeHolding = ({ name, ...holding }: Holding): z.infer<typeof holdingJson> => ({
  ...holding,
  ppe: name,
})
