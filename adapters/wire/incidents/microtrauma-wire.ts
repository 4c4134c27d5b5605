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
import { codec } from '../contract/answer.ts'
import { day, givenNumber, givenText, idOf, localMoment, withReason } from '../wire-format.ts'
import { filedPaper } from './paper-wire.ts'

const named = z.object({ employeeId: z.nullable(idOf<EmployeeId>()), fullName: z.string(), post: z.string() })

const review = z.object({
  on: day,
  reviewers: z.array(named),
  heard: z.string(),
  causeCode: z.nullable(z.string()),
  causes: z.string(),
  proposals: z.string(),
  measuresTaken: z.string(),
  consequences: z.string(),
  experience: z.string(),
})

/** `until`: the last day of the review that is in time. */
export const microtrauma = codec(
  z.object({
    id: idOf<MicrotraumaId>(),
    companyId: idOf<CompanyId>(),
    state: z.enum(microtraumaStates),
    injured: named,
    dateTime: localMoment,
    timeZone: z.string(),
    place: z.string(),
    reportedBy: z.nullable(named),
    reportDateTime: localMoment,
    circumstances: z.string(),
    injury: z.string(),
    firstAid: z.string(),
    until: day,
    extension: z.nullable(z.object({ days: z.int(), reason: z.string() })),
    review: z.nullable(review),
    reopeningReason: z.string(),
    annulled: z.nullable(withReason),
    incidentId: z.nullable(idOf<IncidentId>()),
    papers: z.array(filedPaper),
  }),
  {
    encode: (one: Microtrauma) => {
      const { occurredAt, reportedAt, reopenedBecause, ...same } = one
      return {
        ...same,
        state: deriveMicrotraumaState(one),
        dateTime: occurredAt,
        reportDateTime: reportedAt,
        until: reviewTerm(one).until,
        review: one.review && { ...one.review, reviewers: [...one.review.reviewers] },
        reopeningReason: reopenedBecause,
        papers: [...one.papers],
      }
    },
    decode: ({ state: _s, until: _u, dateTime, reportDateTime, reopeningReason, ...same }): Microtrauma => ({
      ...same,
      occurredAt: dateTime,
      reportedAt: reportDateTime,
      reopenedBecause: reopeningReason,
    }),
  },
)

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

export const microtraumaNames = { reopenedBecause: 'reopeningReason' }

/** What says that one goes on as an accident. */
export const accidentGiven = z.object({
  severity: givenText,
  date: givenText,
  time: givenText,
  because: givenText,
})
