import type { UserId } from '@osh/core/auth/account.ts'
import type { MemoId } from '@osh/core/memos/memo.ts'
import type { Completion, CompletionId } from '@osh/core/obligations/completion.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import * as z from 'zod/mini'
import { codec } from '../contract/answer.ts'
import type { Words } from '../contract/command-input.ts'
import { thing } from '../contract/thing.ts'
import { day, givenNumber, givenText, id, idOf, moment, requireKnown } from '../wire-format.ts'
import { decodeResult, encodeKnownResult, encodeResult } from '../words.ts'
import { translate } from './subject-wire.ts'
import { decodeUnit, encodeUnit } from './unit-words.ts'

export const completion = codec(
  z.object({
    id,
    obligationId: id,
    date: day,
    result: z.string(),
    quantity: z.nullable(z.int()),
    registeredOn: z.nullable(day),
    memoId: z.nullable(id),
    enteredBy: id,
    enteredAt: moment,
    takenBackBy: z.nullable(id),
    takenBackAt: z.nullable(moment),
    protocolNumber: z.nullable(z.string()),
    registryNumber: z.nullable(z.string()),
  }),
  {
    encode: (completion: Completion) => ({
      id: completion.id,
      obligationId: completion.obligationId,
      date: completion.date,
      result: encodeResult(completion.result),
      quantity: completion.quantity,
      registeredOn: completion.registeredOn,
      memoId: completion.memoId,
      enteredBy: completion.enteredBy,
      enteredAt: completion.enteredAt,
      takenBackBy: completion.takenBack?.by ?? null,
      takenBackAt: completion.takenBack?.at ?? null,
      protocolNumber: completion.papers?.protocol ?? null,
      registryNumber: completion.papers?.registry ?? null,
    }),
    decode: (json): Completion => ({
      id: json.id as CompletionId,
      obligationId: json.obligationId as ObligationId,
      date: json.date,
      result: requireKnown(decodeResult(json.result), json.result),
      quantity: json.quantity,
      registeredOn: json.registeredOn,
      memoId: json.memoId as MemoId | null,
      enteredBy: json.enteredBy as UserId,
      enteredAt: json.enteredAt,
      takenBack:
        json.takenBackAt === null || json.takenBackBy === null
          ? null
          : { by: json.takenBackBy as UserId, at: json.takenBackAt },
      ...(json.protocolNumber === null && json.registryNumber === null
        ? {}
        : { papers: { protocol: json.protocolNumber, registry: json.registryNumber } }),
    }),
  },
)

/** A completion entered by hand; `result` is «удовлетворительно» unless said otherwise; `registeredOn` the entry into ФГИС СОУТ. */
export const completionGiven = z.object({
  date: givenText,
  result: givenText,
  quantity: givenNumber,
  registeredOn: givenText,
})

/** Of a completion's fields the result has a word of its own on the wire. */
export const factWords: Words = {
  toCore: (fact) => translate(fact, { result: decodeResult }),
  toWire: (fact) => translate(fact, { result: encodeKnownResult }),
}

const unit = codec(z.string(), {
  encode: encodeUnit,
  decode: (word) => requireKnown(decodeUnit(word), word),
})

export const holding = thing(
  {
    issuance: idOf<CompletionId>(),
    name: z.string(),
    quantity: z.int(),
    unit,
    norm: z.nullable(z.string()),
    size: z.nullable(z.string()),
    returned: z.int(),
    issuedOn: day,
    returnBy: z.nullable(day),
  },
  { name: 'ppe' },
)
