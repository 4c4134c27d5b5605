import type { MemoId } from '@osh/core/memos/memo.ts'
import type { RoleId } from '@osh/core/norms/responsibilities.ts'
import type { Listed } from '@osh/core/shared/page.ts'
import type { Part } from '@osh/core/today/part.ts'
import { registryWaits } from '@osh/core/today/registry-waits.ts'
import type { BarredToday, Today } from '@osh/core/today/today.ts'
import * as z from 'zod/mini'
import { all, type Codec, codec, orNull } from '../contract/answer.ts'
import { flat, thing } from '../contract/thing.ts'
import { endingAct } from '../ending-act-wire.ts'
import { counts, listedMeasure } from '../measures/measure-wire.ts'
import { overdueCounts } from '../obligations/deadline-wire.ts'
import { day, idOf, listOf } from '../wire-format.ts'
import { section } from '../words.ts'
import { barredEmployee, type WordedBarred } from './barred-wire.ts'

const barred = thing({
  items: all(barredEmployee),
  total: z.int(),
  more: z.boolean(),
  suspended: z.int(),
  next: orNull(thing({ deadline: day, fullName: z.string() }, { fullName: 'fullname' })),
  assigned: z.nullable(z.object({ to: z.enum(['all', 'some', 'no-one']), without: z.int() })),
})

const overdue = thing({ counts: overdueCounts, people: z.nullable(z.int()) })

const memo = thing({
  memo: flat(thing({ id: idOf<MemoId>(), number: z.int() }, { id: 'memoId', number: 'memoNumber' })),
  section,
  formedOn: day,
  rows: z.int(),
  pending: z.int(),
  people: z.int(),
  names: listOf(z.string()),
  lastDone: z.nullable(day),
})

const role = thing(
  { roleId: idOf<RoleId>(), name: z.string(), left: z.nullable(z.string()) },
  { name: 'role' },
)

const awaiting = thing({
  memos: thing({ items: all(memo), total: z.int(), more: z.boolean() }),
  unfilled: orNull(thing({ since: z.nullable(day), roles: all(role) })),
  acts: all(endingAct),
  registry: all(thing({ is: z.enum(registryWaits), count: z.int(), since: day }, { is: 'kind' })),
})

/** A part, or the status with which it failed; null where there was no answer at all. */
const partOf = <T, Given>(of: Codec<T, Given>): Codec<Part<T>, Part<Given>> =>
  codec(z.union([z.object({ value: of.json }), z.object({ failed: z.nullable(z.int()) })]), {
    encode: (part: Part<Given>) =>
      part.is === 'ready' ? { value: of.encode(part.value) } : { failed: part.status },
    decode: (json): Part<T> =>
      'failed' in json
        ? { is: 'failed', status: json.failed }
        : { is: 'ready', value: of.toCore(json.value) },
  })

const measures = thing({ items: all(listedMeasure), counts })

/** Today's work with the reasons in words. */
export type WordedWork = Omit<Today, 'barred'> & {
  readonly barred: Part<Omit<BarredToday, 'items'> & Listed<WordedBarred>>
}

export const today: Codec<Today, WordedWork> = thing({
  barred: partOf(barred),
  overdue: partOf(overdue),
  awaiting: partOf(awaiting),
  measures: partOf(measures),
})
