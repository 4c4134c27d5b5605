import type { IncidentEvent } from '@osh/core/incidents/chronology.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import { z } from 'zod'
import { codec } from '../contract/answer.ts'
import { decodeInstant, id, moment } from '../wire-format.ts'
import { incidentNames } from './incident-wire.ts'

const values = z.record(z.string(), z.unknown())

const event = z.object({ enteredBy: id, enteredAt: moment, before: values.nullable(), after: values })

/** The chronology as it is answered: values before and after each change, under the names that the incident has them by. */
export const chronology = codec(z.object({ events: z.array(event) }), {
  encode: (events: readonly IncidentEvent[]) => ({
    events: events.map(({ entered, before, after }) => ({
      enteredBy: entered.by,
      enteredAt: entered.at,
      before: before && nameIn(before, wireNames),
      after: nameIn(after, wireNames),
    })),
  }),
  decode: (json): readonly IncidentEvent[] =>
    json.events.map(({ enteredBy, enteredAt, before, after }) => ({
      entered: { by: enteredBy as UserId, at: decodeInstant(enteredAt) },
      before: before && nameIn(before, tradeNames),
      after: nameIn(after, tradeNames),
    })),
})

const wireNames: ReadonlyMap<string, string> = new Map(Object.entries(incidentNames))
const tradeNames: ReadonlyMap<string, string> = new Map([...wireNames].map(([trade, wire]) => [wire, trade]))

const nameIn = (given: Readonly<Record<string, unknown>>, names: ReadonlyMap<string, string>) =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [names.get(name) ?? name, value]))
