import type { MemoId } from '@osh/core/memos/memo.ts'
import type { RoleId } from '@osh/core/norms/responsibilities.ts'
import type { Listed } from '@osh/core/shared/page.ts'
import type { Part } from '@osh/core/today/part.ts'
import type { AwaitingToday, BarredToday, MeasuresToday, OverdueToday, Today } from '@osh/core/today/today.ts'
import * as z from 'zod/mini'
import { all, type Codec, codec } from '../contract/answer.ts'
import { decodeEndingAct, encodeEndingAct, endingActJson } from '../ending-act-wire.ts'
import { counts, listedMeasure } from '../measures/measure-wire.ts'
import { overdueCounts } from '../obligations/deadline-wire.ts'
import { day, id, requireKnown } from '../wire-format.ts'
import { decodeSection, encodeSection } from '../words.ts'
import { barredEmployee, type WordedBarred } from './barred-wire.ts'

const nextJson = z.nullable(z.object({ deadline: day, fullname: z.string() }))
const barredPeople = all(barredEmployee)

const barredJson = z.object({
  items: barredPeople.json,
  total: z.int(),
  more: z.boolean(),
  suspended: z.int(),
  next: nextJson,
  assigned: z.nullable(z.object({ to: z.enum(['all', 'some', 'no-one']), without: z.int() })),
})

type WordedToday = Omit<BarredToday, 'items'> & Listed<WordedBarred>

const barred = codec(barredJson, {
  encode: ({ items, next, ...counts }: WordedToday) => ({
    ...counts,
    items: barredPeople.encode(items),
    next: next && { deadline: next.deadline, fullname: next.fullName },
  }),
  decode: ({ items, next, ...counts }): BarredToday => ({
    ...counts,
    items: barredPeople.decode(items),
    next: next && { deadline: next.deadline, fullName: next.fullname },
  }),
})

const overdue = codec(z.object({ counts: overdueCounts.json, people: z.nullable(z.int()) }), {
  encode: ({ counts, people }: OverdueToday) => ({ counts: overdueCounts.encode(counts), people }),
  decode: ({ counts, people }): OverdueToday => ({ counts: overdueCounts.decode(counts), people }),
})

const memoJson = z.object({
  memoId: id,
  memoNumber: z.int(),
  section: z.string(),
  formedOn: day,
  rows: z.int(),
  pending: z.int(),
  people: z.int(),
  names: z.array(z.string()),
  lastDone: z.nullable(day),
})

const roleJson = z.object({ roleId: id, role: z.string(), left: z.nullable(z.string()) })

const awaitingJson = z.object({
  memos: z.object({ items: z.array(memoJson), total: z.int(), more: z.boolean() }),
  unfilled: z.nullable(z.object({ since: z.nullable(day), roles: z.array(roleJson) })),
  acts: z.array(endingActJson),
})

const awaiting = codec(awaitingJson, {
  encode: ({ memos, unfilled, acts }: AwaitingToday) => ({
    memos: {
      ...memos,
      items: memos.items.map(({ memo, section, names, ...told }) => ({
        ...told,
        memoId: memo.id,
        memoNumber: memo.number,
        section: encodeSection(section),
        names: [...names],
      })),
    },
    unfilled: unfilled && {
      since: unfilled.since,
      roles: unfilled.roles.map(({ name, ...role }) => ({ ...role, role: name })),
    },
    acts: acts.map(encodeEndingAct),
  }),
  decode: ({ memos, unfilled, acts }): AwaitingToday => ({
    memos: {
      ...memos,
      items: memos.items.map(({ memoId, memoNumber, section, formedOn, lastDone, ...told }) => ({
        ...told,
        memo: { id: memoId as MemoId, number: memoNumber },
        section: requireKnown(decodeSection(section), section),
        formedOn,
        lastDone,
      })),
    },
    unfilled: unfilled && {
      since: unfilled.since,
      roles: unfilled.roles.map(({ roleId, role, left }) => ({ roleId: roleId as RoleId, name: role, left })),
    },
    acts: acts.map(decodeEndingAct),
  }),
})

/** A part, or the status with which it failed; null where there was no answer at all. */
const partOf = <T, Given>(of: Codec<T, Given>): Codec<Part<T>, Part<Given>> =>
  codec(z.union([z.object({ value: of.json }), z.object({ failed: z.nullable(z.int()) })]), {
    encode: (part: Part<Given>) =>
      part.is === 'ready' ? { value: of.encode(part.value) } : { failed: part.status },
    decode: (json): Part<T> =>
      'failed' in json
        ? { is: 'failed', status: json.failed }
        : { is: 'ready', value: of.decode(json.value) },
  })

const listed = all(listedMeasure)

const measures = codec(z.object({ items: listed.json, counts: counts.json }), {
  encode: (told: MeasuresToday) => ({ items: listed.encode(told.items), counts: told.counts }),
  decode: (json): MeasuresToday => ({ items: listed.decode(json.items), counts: json.counts }),
})

const parts = {
  barred: partOf(barred),
  overdue: partOf(overdue),
  awaiting: partOf(awaiting),
  measures: partOf(measures),
}

/** Today's work with the reasons in words. */
export type WordedWork = Omit<Today, 'barred'> & { readonly barred: Part<WordedToday> }

export const today = codec(
  z.object({
    barred: parts.barred.json,
    overdue: parts.overdue.json,
    awaiting: parts.awaiting.json,
    measures: parts.measures.json,
  }),
  {
    encode: (told: WordedWork) => ({
      barred: parts.barred.encode(told.barred),
      overdue: parts.overdue.encode(told.overdue),
      awaiting: parts.awaiting.encode(told.awaiting),
      measures: parts.measures.encode(told.measures),
    }),
    decode: (json): Today => ({
      barred: parts.barred.decode(json.barred),
      overdue: parts.overdue.decode(json.overdue),
      awaiting: parts.awaiting.decode(json.awaiting),
      measures: parts.measures.decode(json.measures),
    }),
  },
)
