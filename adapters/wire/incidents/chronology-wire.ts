import type { Values } from '@osh/core/commands/journal.ts'
import type { Signed } from '@osh/core/shared/identity.ts'
import * as z from 'zod/mini'
import { all, codec, orNull } from '../contract/answer.ts'
import { type Names, renameKeys, reverse } from '../contract/names.ts'
import { thing } from '../contract/thing.ts'
import { entered } from '../entered-wire.ts'

type Event = { readonly entered: Signed; readonly before: Values; readonly after: NonNullable<Values> }

/** A chronology as it is answered: values before and after each change, under the names that the record has them by. */
export const chronologyOf = (names: Names) => {
  const back = reverse(names)
  const values = codec(z.record(z.string(), z.unknown()), {
    encode: (of: NonNullable<Values>) => renameKeys(names, of),
    decode: (json) => renameKeys(back, json),
  })
  const some = all(thing({ entered, before: orNull(values), after: values }))
  return codec(z.object({ events: some.json }), {
    encode: (events: readonly Event[]) => ({ events: some.encode(events) }),
    decode: ({ events }): readonly Event[] => some.toCore(events),
  })
}
