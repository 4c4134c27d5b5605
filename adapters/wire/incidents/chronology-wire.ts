import type { Values } from '@osh/core/commands/journal.ts'
import type { Signed, UserId } from '@osh/core/shared/identity.ts'
import * as z from 'zod/mini'
import { codec } from '../contract/answer.ts'
import { type Names, renameKeys, reverse } from '../contract/names.ts'
import { idOf, moment } from '../wire-format.ts'

type Event = { readonly entered: Signed; readonly before: Values; readonly after: NonNullable<Values> }

const values = z.record(z.string(), z.unknown())
const event = z.object({
  enteredBy: idOf<UserId>(),
  enteredAt: moment,
  before: z.nullable(values),
  after: values,
})

/** A chronology as it is answered: values before and after each change, under the names that the record has them by. */
export const chronologyOf = (names: Names) => {
  const back = reverse(names)
  return codec(z.object({ events: z.array(event) }), {
    encode: (events: readonly Event[]) => ({
      events: events.map(({ entered, before, after }) => ({
        enteredBy: entered.by,
        enteredAt: entered.at,
        before: before && renameKeys(names, before),
        after: renameKeys(names, after),
      })),
    }),
    decode: (json): readonly Event[] =>
      json.events.map(({ enteredBy, enteredAt, before, after }) => ({
        entered: { by: enteredBy, at: enteredAt },
        before: before && renameKeys(back, before),
        after: renameKeys(back, after),
      })),
  })
}
