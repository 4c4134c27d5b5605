import { z } from 'zod'
import { givenNumber, givenText } from '../wire-format.ts'

const person = z.object({
  employeeId: givenNumber,
  fullName: givenText,
  employer: givenText,
  post: givenText,
  severity: givenText,
  position: givenText,
  birthDate: givenText,
  sex: givenText,
})

const inCommission = person.pick({ employeeId: true, fullName: true, post: true })

/** What a request carries of an accident, under which names. */
export const incidentGiven = z.object({
  degree: givenText,
  date: givenText,
  time: givenText,
  timeZone: givenText,
  place: givenText,
  description: givenText,
  injured: z.array(person.omit({ post: true }), { error: 'list/invalid' }).exactOptional(),
})

const givenFlag = z.boolean({ error: 'choice/unknown' }).exactOptional()
const steps = z.record(z.string().max(100), z.union([z.boolean(), z.string()], { error: 'step/unknown' }), {
  error: 'step/unknown',
})
const flags = z.record(z.string().max(100), z.boolean({ error: 'step/unknown' }), { error: 'step/unknown' })

const momentsKnown = z.record(z.string().max(100), z.string().max(100).nullable(), { error: 'step/unknown' })
const flagsKnown = z.record(z.string().max(100), z.boolean().nullable(), { error: 'step/unknown' })

/** What a change of an incident carries beside. */
export const incidentChangesGiven = incidentGiven.extend({
  medInfoDateTime: givenText,
  commission: z
    .object({
      orderNumber: givenText,
      orderDate: givenText,
      chair: inCommission.exactOptional(),
      members: z.array(inCommission, { error: 'list/invalid' }).exactOptional(),
      chargedWithSafety: z.array(inCommission, { error: 'list/invalid' }).exactOptional(),
    })
    .nullable()
    .exactOptional(),
  extension: z
    .object({ days: givenNumber, reason: givenText, decidedAt: givenText })
    .nullable()
    .exactOptional(),
  furtherExtension: z
    .object({ until: givenText, body: givenText, grantedAt: givenText })
    .nullable()
    .exactOptional(),
  interimAct: z
    .object({
      consideredOn: givenText,
      declinedBecause: givenText,
      qualificationStands: givenFlag,
      nothingExcludes: givenFlag,
      unanimous: givenFlag,
      fundAgrees: givenFlag,
      inspectorAgrees: givenFlag,
      approvedOn: givenText,
      annulledOn: givenText,
    })
    .nullable()
    .exactOptional(),
  lostDays: z
    .array(z.union([z.number(), z.string()], { error: 'number/invalid' }).nullable(), {
      error: 'list/invalid',
    })
    .exactOptional(),
  fault: z
    .object({
      injured: givenNumber,
      percent: givenNumber,
      body: givenText,
      opinionOn: givenText,
      opinion: givenText,
    })
    .exactOptional(),
  reportedLateAt: givenText,
  disabilityEndDate: givenText,
  finalDiagnosisDate: givenText,
  severities: z.array(z.string(), { error: 'list/invalid' }).exactOptional(),
  doneSteps: steps.exactOptional(),
  seen: z
    .strictObject({ done: momentsKnown.exactOptional(), answers: flagsKnown.exactOptional() })
    .exactOptional(),
  answers: flags.exactOptional(),
  completionDate: givenText,
  completionReason: givenText,
  reopeningReason: givenText,
})

/** What a note carries. */
export const noteGiven = z.object({ text: givenText, at: givenText })

export const incidentNames = {
  medicalReportAt: 'medInfoDateTime',
  disabilityEndedOn: 'disabilityEndDate',
  finalDiagnosisOn: 'finalDiagnosisDate',
  done: 'doneSteps',
  completedOn: 'completionDate',
  completedDespite: 'completionReason',
  reopenedBecause: 'reopeningReason',
}
