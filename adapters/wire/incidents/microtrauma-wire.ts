import type { CompanyId } from '@osh/core/companies/company.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import {
  type Microtrauma,
  microtraumaStates,
  type NamedInRecord,
  stateOfMicrotrauma,
} from '@osh/core/incidents/microtraumas/microtrauma.ts'
import type { MicrotraumaEvent } from '@osh/core/incidents/microtraumas/microtrauma-facts.ts'
import type { MicrotraumaId } from '@osh/core/incidents/microtraumas/microtrauma-id.ts'
import { reviewTerm } from '@osh/core/incidents/microtraumas/review-term.ts'
import type { LocalMoment } from '@osh/core/shared/dates/local-moment.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import { z } from 'zod'
import { codec } from '../contract/answer.ts'
import { day, decodeDay, decodeInstant, givenNumber, givenText, id, moment } from '../wire-format.ts'

const localMoment = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
const decodeMoment = (text: string): LocalMoment => text as LocalMoment

const named = z.object({ employeeId: id.nullable(), fullName: z.string(), post: z.string() })
const decodeNamed = ({ employeeId, ...one }: z.infer<typeof named>): NamedInRecord => ({
  ...one,
  employeeId: employeeId as EmployeeId | null,
})

const review = z.object({
  on: day,
  reviewers: z.array(named),
  heard: z.string(),
  causeCode: z.string().nullable(),
  causes: z.string(),
  proposals: z.string(),
  measuresTaken: z.string(),
  consequences: z.string(),
  experience: z.string(),
})

/** `until`: the last day of the review that is in time. */
export const microtrauma = codec(
  z.object({
    id,
    companyId: id,
    state: z.enum(microtraumaStates),
    injured: named,
    dateTime: localMoment,
    timeZone: z.string(),
    place: z.string(),
    reportedBy: named.nullable(),
    reportDateTime: localMoment,
    circumstances: z.string(),
    injury: z.string(),
    firstAid: z.string(),
    until: day,
    extension: z.object({ days: z.int(), reason: z.string() }).nullable(),
    review: review.nullable(),
    reopeningReason: z.string(),
    annulled: z.object({ reason: z.string(), by: id, at: moment }).nullable(),
    incidentId: id.nullable(),
    papers: z.array(
      z.object({
        documentId: id,
        form: z.string(),
        step: z.string(),
        title: z.string(),
        number: z.string(),
        date: day,
      }),
    ),
  }),
  {
    encode: (one: Microtrauma) => {
      const { occurredAt, reportedAt, reopenedBecause, ...same } = one
      return {
        ...same,
        state: stateOfMicrotrauma(one),
        dateTime: occurredAt,
        reportDateTime: reportedAt,
        until: reviewTerm(one).until,
        review: one.review && { ...one.review, reviewers: [...one.review.reviewers] },
        reopeningReason: reopenedBecause,
        papers: [...one.papers],
      }
    },
    decode: (json): Microtrauma => ({
      id: json.id as MicrotraumaId,
      companyId: json.companyId as CompanyId,
      injured: decodeNamed(json.injured),
      occurredAt: decodeMoment(json.dateTime),
      timeZone: json.timeZone,
      place: json.place,
      reportedBy: json.reportedBy && decodeNamed(json.reportedBy),
      reportedAt: decodeMoment(json.reportDateTime),
      circumstances: json.circumstances,
      injury: json.injury,
      firstAid: json.firstAid,
      extension: json.extension,
      review: json.review && {
        ...json.review,
        on: decodeDay(json.review.on),
        reviewers: json.review.reviewers.map(decodeNamed),
      },
      reopenedBecause: json.reopeningReason,
      annulled: json.annulled && {
        reason: json.annulled.reason,
        by: json.annulled.by as UserId,
        at: decodeInstant(json.annulled.at),
      },
      incidentId: json.incidentId as IncidentId | null,
      papers: json.papers.map(({ date, ...paper }) => ({ ...paper, date: decodeDay(date) })),
    }),
  },
)

const values = z.record(z.string(), z.unknown())
const event = z.object({ enteredBy: id, enteredAt: moment, before: values.nullable(), after: values })

/** The chronology of a record: values before and after each change. */
export const microtraumaChronology = codec(z.object({ events: z.array(event) }), {
  encode: (events: readonly MicrotraumaEvent[]) => ({
    events: events.map(({ entered, before, after }) => ({
      enteredBy: entered.by,
      enteredAt: entered.at,
      before: before && { ...before },
      after: { ...after },
    })),
  }),
  decode: (json): readonly MicrotraumaEvent[] =>
    json.events.map(({ enteredBy, enteredAt, before, after }) => ({
      entered: { by: enteredBy as UserId, at: decodeInstant(enteredAt) },
      before,
      after,
    })),
})

const person = z.object({ employeeId: givenNumber, fullName: givenText, post: givenText })

/** What a request carries of a microtrauma. */
export const microtraumaGiven = z.object({
  injured: person.exactOptional(),
  date: givenText,
  time: givenText,
  timeZone: givenText,
  place: givenText,
  reportedBy: person.nullable().exactOptional(),
  reportDate: givenText,
  reportTime: givenText,
  circumstances: givenText,
  injury: givenText,
  firstAid: givenText,
})

/** What a change of one carries beside. */
export const microtraumaChangesGiven = microtraumaGiven.extend({
  extension: z.object({ days: givenNumber, reason: givenText }).nullable().exactOptional(),
  review: z
    .object({
      on: givenText,
      reviewers: z.array(person, { error: 'list/invalid' }).exactOptional(),
      heard: givenText,
      causeCode: givenText,
      causes: givenText,
      proposals: givenText,
      measuresTaken: givenText,
      consequences: givenText,
      experience: givenText,
    })
    .nullable()
    .exactOptional(),
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
