import type { CompanyId } from '@osh/core/companies/company.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { Commission, DoneStep, Incident, IncidentId, Injured } from '@osh/core/incidents/incident.ts'
import type { MicrotraumaId } from '@osh/core/incidents/microtraumas/microtrauma-id.ts'
import { deriveIncidentDegree } from '@osh/core/incidents/severity.ts'
import { degrees, isGroup, severities } from '@osh/core/norms/accidents/degree.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import * as z from 'zod/mini'
import { codec } from '../contract/answer.ts'
import { day, idOf, localMoment, moment } from '../wire-format.ts'
import { filedPaper } from './paper-wire.ts'

const employeeId = z.nullable(idOf<EmployeeId>())

const injured = z.object({
  employeeId,
  fullName: z.string(),
  employer: z.string(),
  severity: z.enum(severities),
  /** Of an outsider, as far as it is known. */
  position: z.string(),
  birthDate: z.nullable(day),
  sex: z.nullable(z.enum(['m', 'f'])),
})
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
  members: z.array(member),
  /** Who is directly charged with safety at the site. */
  chargedWithSafety: z.exactOptional(z.array(member)),
})

const answers = z.record(z.string(), z.unknown())
const doneStep = z.object({ at: localMoment, enteredBy: idOf<UserId>(), enteredAt: moment })
const interimAct = z.object({
  consideredOn: day,
  declinedBecause: z.nullable(z.string()),
  approvedOn: z.nullable(day),
  annulledOn: z.nullable(day),
})

export const incident = codec(
  z.object({
    id: idOf<IncidentId>(),
    companyId: idOf<CompanyId>(),
    detailsVersion: z.int(),
    employees: z.array(z.string()),
    injured: z.array(injured),
    degree: z.object({ name: z.enum(degrees), group: z.boolean() }),
    dateTime: localMoment,
    timeZone: z.string(),
    place: z.string(),
    description: z.string(),
    medInfoDateTime: z.nullable(localMoment),
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
    worsenings: z.array(z.object({ at: localMoment, from: z.enum(severities) })),
    reportedLateAt: z.nullable(localMoment),
    disabilityEndDate: z.nullable(day),
    finalDiagnosisDate: z.nullable(day),
    doneSteps: z.record(z.string(), doneStep),
    answers: z.record(z.string(), z.boolean()),
    completionDate: z.nullable(day),
    completionReason: z.string(),
    said: z.object({ common: answers, injured: z.record(z.string(), answers) }),
    papers: z.array(filedPaper),
    reopeningReason: z.string(),
    microtraumaId: z.nullable(idOf<MicrotraumaId>()),
  }),
  {
    encode: (one: Incident) => {
      const degree = deriveIncidentDegree(one)
      return {
        ...one,
        employees: one.injured.map(({ fullName }) => fullName),
        injured: one.injured.map(encodeInjured),
        degree: { name: degree, group: isGroup(degree) },
        dateTime: one.occurredAt,
        medInfoDateTime: one.medicalReportAt,
        commission: one.commission && encodeCommission(one.commission),
        worsenings: [...one.worsenings],
        disabilityEndDate: one.disabilityEndedOn,
        finalDiagnosisDate: one.finalDiagnosisOn,
        doneSteps: Object.fromEntries(Object.entries(one.done).map(([key, step]) => [key, encodeDone(step)])),
        completionDate: one.completedOn,
        completionReason: one.completedDespite,
        papers: [...one.papers],
        reopeningReason: one.reopenedBecause,
      }
    },
    decode: ({ employees: _e, degree: _d, injured, dateTime, medInfoDateTime, ...json }): Incident => {
      const {
        disabilityEndDate,
        finalDiagnosisDate,
        doneSteps,
        completionDate,
        completionReason,
        ...others
      } = json
      const { reopeningReason, ...same } = others
      return {
        ...same,
        injured: injured.map(decodeInjured),
        occurredAt: dateTime,
        medicalReportAt: medInfoDateTime,
        disabilityEndedOn: disabilityEndDate,
        finalDiagnosisOn: finalDiagnosisDate,
        done: Object.fromEntries(Object.entries(doneSteps).map(([key, step]) => [key, decodeDone(step)])),
        completedOn: completionDate,
        completedDespite: completionReason,
        reopenedBecause: reopeningReason,
      }
    },
  },
)

const encodeCommission = ({ members, chargedWithSafety, ...order }: Commission) => ({
  ...order,
  members: [...members],
  ...(chargedWithSafety ? { chargedWithSafety: [...chargedWithSafety] } : {}),
})

const encodeDone = ({ at, entered }: DoneStep) => ({ at, enteredBy: entered.by, enteredAt: entered.at })
const decodeDone = ({ at, enteredBy, enteredAt }: z.infer<typeof doneStep>): DoneStep => ({
  at,
  entered: { by: enteredBy, at: enteredAt },
})

const encodeInjured = ({ card, ...one }: Injured): z.infer<typeof injured> => ({
  ...one,
  position: card?.position ?? '',
  birthDate: card?.birthDate ?? null,
  sex: card?.sex ?? null,
})

function decodeInjured({ position, birthDate, sex, ...one }: z.infer<typeof injured>): Injured {
  const isKnown = position !== '' || birthDate !== null || sex !== null
  return isKnown ? { ...one, card: { position, birthDate, sex } } : one
}
