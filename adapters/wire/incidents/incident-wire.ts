import type { CompanyId } from '@osh/core/companies/company.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { DoneSteps, Incident, IncidentId, Injured } from '@osh/core/incidents/incident.ts'
import type { MicrotraumaId } from '@osh/core/incidents/microtraumas/microtrauma-id.ts'
import { deriveIncidentDegree } from '@osh/core/incidents/severity.ts'
import { degrees, isGroup, severities } from '@osh/core/norms/accidents/degree.ts'
import * as z from 'zod/mini'
import { all, codec } from '../contract/answer.ts'
import { thing, told } from '../contract/thing.ts'
import { entered } from '../entered-wire.ts'
import { day, idOf, listOf, localMoment, withReason } from '../wire-format.ts'
import { filedPaper } from './paper-wire.ts'

const employeeId = z.nullable(idOf<EmployeeId>())

const injured = codec(
  z.object({
    employeeId,
    fullName: z.string(),
    employer: z.string(),
    severity: z.enum(severities),
    /** Of an outsider, as far as it is known. */
    position: z.string(),
    birthDate: z.nullable(day),
    sex: z.nullable(z.enum(['m', 'f'])),
  }),
  {
    encode: ({ card, ...one }: Injured) => ({
      ...one,
      ...(card ?? { position: '', birthDate: null, sex: null }),
    }),
    decode: ({ position, birthDate, sex, ...one }): Injured => {
      const isKnown = position !== '' || birthDate !== null || sex !== null
      return isKnown ? { ...one, card: { position, birthDate, sex } } : one
    },
  },
)
const fault = z.object({
  percent: z.int(),
  body: z.string(),
  opinionOn: z.nullable(day),
  opinion: z.string(),
})
const conclusion = z.object({
  number: z.string(),
  date: day,
  issuedBy: z.string(),
  harm: z.string(),
  icd: z.string(),
})
const member = z.object({ employeeId, fullName: z.string(), post: z.string() })
const commission = z.object({
  orderNumber: z.string(),
  orderDate: day,
  chair: member,
  members: listOf(member),
  /** Who is directly charged with safety at the site. */
  chargedWithSafety: z.exactOptional(listOf(member)),
})

const answers = z.record(z.string(), z.unknown())
const step = thing({ at: localMoment, entered })
const doneSteps = codec(z.record(z.string(), step.json), {
  encode: (done: DoneSteps) => mapValues(done, step.encode),
  decode: (steps): DoneSteps => mapValues(steps, (one) => step.toCore(one)),
})
const interimAct = z.object({
  consideredOn: day,
  declinedBecause: z.nullable(z.string()),
  approvedOn: z.nullable(day),
  annulledOn: z.nullable(day),
})

const fields = thing(
  {
    id: idOf<IncidentId>(),
    companyId: idOf<CompanyId>(),
    detailsVersion: z.int(),
    employees: told(listOf(z.string())),
    injured: all(injured),
    degree: told(z.object({ name: z.enum(degrees), group: z.boolean() })),
    occurredAt: localMoment,
    timeZone: z.string(),
    place: z.string(),
    description: z.string(),
    medicalReportAt: z.nullable(localMoment),
    conclusions: z.record(z.string(), conclusion),
    commission: z.nullable(commission),
    extension: z.nullable(
      z.object({ days: z.int(), reason: z.string(), decidedAt: z.exactOptional(localMoment) }),
    ),
    furtherExtension: z.nullable(
      z.object({ until: day, body: z.string(), grantedAt: z.exactOptional(localMoment) }),
    ),
    interimAct: z.nullable(interimAct),
    faults: z.record(z.string(), fault),
    lostDays: z.record(z.string(), z.int()),
    worsenings: listOf(z.object({ at: localMoment, from: z.enum(severities) })),
    reportedLateAt: z.nullable(localMoment),
    disabilityEndedOn: z.nullable(day),
    finalDiagnosisOn: z.nullable(day),
    done: doneSteps,
    answers: z.record(z.string(), z.boolean()),
    completedOn: z.nullable(day),
    completedDespite: z.string(),
    said: z.object({ common: answers, injured: z.record(z.string(), answers) }),
    papers: listOf(filedPaper),
    reopenedBecause: z.string(),
    microtraumaId: z.nullable(idOf<MicrotraumaId>()),
    annulled: z.nullable(withReason),
  },
  {
    occurredAt: 'dateTime',
    medicalReportAt: 'medInfoDateTime',
    disabilityEndedOn: 'disabilityEndDate',
    finalDiagnosisOn: 'finalDiagnosisDate',
    done: 'doneSteps',
    completedOn: 'completionDate',
    completedDespite: 'completionReason',
    reopenedBecause: 'reopeningReason',
  },
)

export const incident = {
  ...fields,
  encode: (one: Incident) => {
    const degree = deriveIncidentDegree(one)
    return fields.encode({
      ...one,
      employees: one.injured.map(({ fullName }) => fullName),
      degree: { name: degree, group: isGroup(degree) },
    })
  },
}

const mapValues = <T, R>(of: Readonly<Record<string, T>>, make: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, make(value)]))
