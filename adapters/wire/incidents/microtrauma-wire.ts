import type { CompanyId } from '@osh/core/companies/company.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import {
  deriveMicrotraumaState,
  type Microtrauma,
  microtraumaStates,
} from '@osh/core/incidents/microtraumas/microtrauma.ts'
import type { MicrotraumaId } from '@osh/core/incidents/microtraumas/microtrauma-id.ts'
import { reviewTerm } from '@osh/core/incidents/microtraumas/review-term.ts'
import * as z from 'zod/mini'
import { thing, told } from '../contract/thing.ts'
import { day, givenNumber, givenText, idOf, listOf, localMoment, withReason } from '../wire-format.ts'
import { filedPaper } from './paper-wire.ts'

const named = z.object({ employeeId: z.nullable(idOf<EmployeeId>()), fullName: z.string(), post: z.string() })

const review = z.object({
  on: day,
  reviewers: listOf(named),
  heard: z.string(),
  causeCode: z.nullable(z.string()),
  causes: z.string(),
  proposals: z.string(),
  measuresTaken: z.string(),
  consequences: z.string(),
  experience: z.string(),
})

export const microtraumaNames = { reopenedBecause: 'reopeningReason' } as const

/** `until`: the last day of the review that is in time. */
const fields = thing(
  {
    id: idOf<MicrotraumaId>(),
    companyId: idOf<CompanyId>(),
    state: told(z.enum(microtraumaStates)),
    injured: named,
    occurredAt: localMoment,
    timeZone: z.string(),
    place: z.string(),
    reportedBy: z.nullable(named),
    reportedAt: localMoment,
    circumstances: z.string(),
    injury: z.string(),
    firstAid: z.string(),
    until: told(day),
    extension: z.nullable(z.object({ days: z.int(), reason: z.string() })),
    review: z.nullable(review),
    reopenedBecause: z.string(),
    annulled: z.nullable(withReason),
    incidentId: z.nullable(idOf<IncidentId>()),
    papers: listOf(filedPaper),
  },
  { occurredAt: 'dateTime', reportedAt: 'reportDateTime', ...microtraumaNames },
)

export const microtrauma = {
  ...fields,
  encode: (one: Microtrauma) =>
    fields.encode({ ...one, state: deriveMicrotraumaState(one), until: reviewTerm(one).until }),
}

const person = z.object({ employeeId: givenNumber, fullName: givenText, post: givenText })

/** What a request carries of a microtrauma. */
export const microtraumaGiven = z.object({
  injured: z.exactOptional(person),
  date: givenText,
  time: givenText,
  timeZone: givenText,
  place: givenText,
  reportedBy: z.exactOptional(z.nullable(person)),
  reportDate: givenText,
  reportTime: givenText,
  circumstances: givenText,
  injury: givenText,
  firstAid: givenText,
})

/** What a change of one carries beside. */
export const microtraumaChangesGiven = z.extend(microtraumaGiven, {
  extension: z.exactOptional(z.nullable(z.object({ days: givenNumber, reason: givenText }))),
  review: z.exactOptional(
    z.nullable(
      z.object({
        on: givenText,
        reviewers: z.exactOptional(z.array(person, { error: 'list/invalid' })),
        heard: givenText,
        causeCode: givenText,
        causes: givenText,
        proposals: givenText,
        measuresTaken: givenText,
        consequences: givenText,
        experience: givenText,
      }),
    ),
  ),
  reopeningReason: givenText,
})

/** What says that one goes on as an accident. */
export const accidentGiven = z.object({
  severity: givenText,
  date: givenText,
  time: givenText,
  because: givenText,
})
