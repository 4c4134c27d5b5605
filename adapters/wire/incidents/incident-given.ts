import * as z from 'zod/mini'
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

const inCommission = z.pick(person, { employeeId: true, fullName: true, post: true })

/** What a request carries of an accident, under which names. */
export const incidentGiven = z.object({
  degree: givenText,
  date: givenText,
  time: givenText,
  timeZone: givenText,
  place: givenText,
  description: givenText,
  injured: z.exactOptional(z.array(z.omit(person, { post: true }), { error: 'list/invalid' })),
})

const givenFlag = z.exactOptional(z.boolean({ error: 'choice/unknown' }))
const steps = z.record(
  z.string().check(z.maxLength(100)),
  z.union([z.boolean(), z.string()], { error: 'step/unknown' }),
  {
    error: 'step/unknown',
  },
)
const flags = z.record(z.string().check(z.maxLength(100)), z.boolean({ error: 'step/unknown' }), {
  error: 'step/unknown',
})

const momentsKnown = z.record(
  z.string().check(z.maxLength(100)),
  z.nullable(z.string().check(z.maxLength(100))),
  { error: 'step/unknown' },
)
const flagsKnown = z.record(z.string().check(z.maxLength(100)), z.nullable(z.boolean()), {
  error: 'step/unknown',
})

/** What a change of an incident carries beside. */
export const incidentChangesGiven = z.extend(incidentGiven, {
  medInfoDateTime: givenText,
  commission: z.exactOptional(
    z.nullable(
      z.object({
        orderNumber: givenText,
        orderDate: givenText,
        chair: z.exactOptional(inCommission),
        members: z.exactOptional(z.array(inCommission, { error: 'list/invalid' })),
        chargedWithSafety: z.exactOptional(z.array(inCommission, { error: 'list/invalid' })),
      }),
    ),
  ),
  extension: z.exactOptional(
    z.nullable(z.object({ days: givenNumber, reason: givenText, decidedAt: givenText })),
  ),
  furtherExtension: z.exactOptional(
    z.nullable(z.object({ until: givenText, body: givenText, grantedAt: givenText })),
  ),
  interimAct: z.exactOptional(
    z.nullable(
      z.object({
        consideredOn: givenText,
        declinedBecause: givenText,
        qualificationStands: givenFlag,
        nothingExcludes: givenFlag,
        unanimous: givenFlag,
        fundAgrees: givenFlag,
        inspectorAgrees: givenFlag,
        approvedOn: givenText,
        annulledOn: givenText,
      }),
    ),
  ),
  lostDays: z.exactOptional(
    z.array(z.nullable(z.union([z.number(), z.string()], { error: 'number/invalid' })), {
      error: 'list/invalid',
    }),
  ),
  conclusions: z.exactOptional(
    z.array(
      z.nullable(
        z.strictObject({
          number: givenText,
          date: givenText,
          issuedBy: givenText,
          harm: givenText,
          icd: givenText,
        }),
      ),
      { error: 'list/invalid' },
    ),
  ),
  fault: z.exactOptional(
    z.object({
      injured: givenNumber,
      percent: givenNumber,
      grossNegligence: givenFlag,
      noBody: givenFlag,
      body: givenText,
      opinionOn: givenText,
      opinion: givenText,
    }),
  ),
  reportedLateAt: givenText,
  disabilityEndDate: givenText,
  finalDiagnosisDate: givenText,
  severities: z.exactOptional(z.array(z.string(), { error: 'list/invalid' })),
  doneSteps: z.exactOptional(steps),
  seen: z.exactOptional(
    z.strictObject({
      done: z.exactOptional(momentsKnown),
      answers: z.exactOptional(flagsKnown),
      detailsVersion: z.exactOptional(z.int({ error: 'number/invalid' })),
    }),
  ),
  answers: z.exactOptional(flags),
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
