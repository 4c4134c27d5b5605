import type { CompanyId } from '@osh/core/companies/company.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type {
  Commission,
  DoneStep,
  Incident,
  IncidentId,
  Injured,
  InterimAct,
} from '@osh/core/incidents/incident.ts'
import type { MicrotraumaId } from '@osh/core/incidents/microtraumas/microtrauma-id.ts'
import { degreeOfIncident } from '@osh/core/incidents/severity.ts'
import { degrees, isGroup, severities } from '@osh/core/norms/accidents/degree.ts'
import type { LocalMoment } from '@osh/core/shared/dates/local-moment.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import { z } from 'zod'
import { codec } from '../contract/answer.ts'
import {
  day,
  decodeDay,
  decodeDayOrNull,
  decodeInstant,
  givenNumber,
  givenText,
  id,
  moment,
} from '../wire-format.ts'

const localMoment = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
const decodeMoment = (text: string): LocalMoment => text as LocalMoment
const decodeMomentOrNull = (text: string | null): LocalMoment | null =>
  text === null ? null : decodeMoment(text)

const injured = z.object({
  employeeId: id.nullable(),
  fullName: z.string(),
  employer: z.string(),
  severity: z.enum(severities),
  /** Of an outsider, as far as it is known. */
  position: z.string(),
  birthDate: day.nullable(),
  sex: z.enum(['m', 'f']).nullable(),
})
const fault = z.object({ percent: z.int(), body: z.string(), opinionOn: day, opinion: z.string() })
const member = z.object({ employeeId: id.nullable(), fullName: z.string(), post: z.string() })
const commission = z.object({
  orderNumber: z.string(),
  orderDate: day,
  chair: member,
  members: z.array(member),
})

const answers = z.record(z.string(), z.unknown())
const doneStep = z.object({ at: localMoment, enteredBy: id, enteredAt: moment })
const interimAct = z.object({
  consideredOn: day,
  declinedBecause: z.string().nullable(),
  approvedOn: day.nullable(),
  annulledOn: day.nullable(),
})

export const incident = codec(
  z.object({
    id,
    companyId: id,
    employees: z.array(z.string()),
    injured: z.array(injured),
    degree: z.object({ name: z.enum(degrees), group: z.boolean() }),
    dateTime: localMoment,
    timeZone: z.string(),
    place: z.string(),
    description: z.string(),
    medInfoDateTime: localMoment.nullable(),
    commission: commission.nullable(),
    extension: z.object({ days: z.int(), reason: z.string() }).nullable(),
    furtherExtension: z.object({ until: day, body: z.string() }).nullable(),
    interimAct: interimAct.nullable(),
    faults: z.record(z.string(), fault),
    lostDays: z.record(z.string(), z.int()),
    worsenings: z.array(z.object({ at: localMoment, from: z.enum(severities) })),
    reportedLateAt: localMoment.nullable(),
    disabilityEndDate: day.nullable(),
    finalDiagnosisDate: day.nullable(),
    doneSteps: z.record(z.string(), doneStep),
    answers: z.record(z.string(), z.boolean()),
    completionDate: day.nullable(),
    completionReason: z.string(),
    said: z.object({ common: answers, injured: z.record(z.string(), answers) }),
    papers: z.array(
      z.object({
        documentId: id,
        form: z.string(),
        step: z.string(),
        title: z.string(),
        number: z.string(),
        date: day,
        about: z.string().exactOptional(),
        annulled: z.literal(true).exactOptional(),
      }),
    ),
    reopeningReason: z.string(),
    microtraumaId: id.nullable(),
  }),
  {
    encode: (one: Incident) => {
      const degree = degreeOfIncident(one)
      return {
        id: one.id,
        companyId: one.companyId,
        employees: one.injured.map(({ fullName }) => fullName),
        injured: one.injured.map(encodeInjured),
        degree: { name: degree, group: isGroup(degree) },
        dateTime: one.occurredAt,
        timeZone: one.timeZone,
        place: one.place,
        description: one.description,
        medInfoDateTime: one.medicalReportAt,
        commission: one.commission && { ...one.commission, members: [...one.commission.members] },
        extension: one.extension,
        furtherExtension: one.furtherExtension,
        interimAct: one.interimAct,
        faults: { ...one.faults },
        lostDays: { ...one.lostDays },
        worsenings: [...one.worsenings],
        reportedLateAt: one.reportedLateAt,
        disabilityEndDate: one.disabilityEndedOn,
        finalDiagnosisDate: one.finalDiagnosisOn,
        doneSteps: Object.fromEntries(Object.entries(one.done).map(([key, step]) => [key, encodeDone(step)])),
        answers: one.answers,
        completionDate: one.completedOn,
        completionReason: one.completedDespite,
        said: { common: { ...one.said.common }, injured: copyOf(one.said.injured) },
        papers: one.papers.map((paper) => ({ ...paper })),
        reopeningReason: one.reopenedBecause,
        microtraumaId: one.microtraumaId,
      }
    },
    decode: (json): Incident => ({
      id: json.id as IncidentId,
      companyId: json.companyId as CompanyId,
      injured: json.injured.map(decodeInjured),
      occurredAt: decodeMoment(json.dateTime),
      timeZone: json.timeZone,
      place: json.place,
      description: json.description,
      medicalReportAt: decodeMomentOrNull(json.medInfoDateTime),
      commission: json.commission && decodeCommission(json.commission),
      extension: json.extension,
      furtherExtension: json.furtherExtension && {
        ...json.furtherExtension,
        until: decodeDay(json.furtherExtension.until),
      },
      interimAct: json.interimAct && decodeInterimAct(json.interimAct),
      lostDays: json.lostDays,
      faults: Object.fromEntries(
        Object.entries(json.faults).map(([key, one]) => [
          key,
          { ...one, opinionOn: decodeDay(one.opinionOn) },
        ]),
      ),
      worsenings: json.worsenings.map(({ at, from }) => ({ at: decodeMoment(at), from })),
      reportedLateAt: decodeMomentOrNull(json.reportedLateAt),
      disabilityEndedOn: decodeDayOrNull(json.disabilityEndDate),
      finalDiagnosisOn: decodeDayOrNull(json.finalDiagnosisDate),
      done: Object.fromEntries(Object.entries(json.doneSteps).map(([key, step]) => [key, decodeDone(step)])),
      answers: json.answers,
      completedOn: decodeDayOrNull(json.completionDate),
      completedDespite: json.completionReason,
      said: json.said,
      papers: json.papers.map(({ date, ...paper }) => ({ ...paper, date: decodeDay(date) })),
      reopenedBecause: json.reopeningReason,
      microtraumaId: json.microtraumaId as MicrotraumaId | null,
    }),
  },
)

const copyOf = (said: Incident['said']['injured']) =>
  Object.fromEntries(Object.entries(said).map(([id, own]) => [id, { ...own }]))
const encodeDone = ({ at, entered }: DoneStep) => ({ at, enteredBy: entered.by, enteredAt: entered.at })
const decodeDone = ({ at, enteredBy, enteredAt }: z.infer<typeof doneStep>): DoneStep => ({
  at: decodeMoment(at),
  entered: { by: enteredBy as UserId, at: decodeInstant(enteredAt) },
})

const decodeInterimAct = (json: z.infer<typeof interimAct>): InterimAct => ({
  consideredOn: decodeDay(json.consideredOn),
  declinedBecause: json.declinedBecause,
  approvedOn: decodeDayOrNull(json.approvedOn),
  annulledOn: decodeDayOrNull(json.annulledOn),
})

const decodePerson = (employeeId: number | null): EmployeeId | null => employeeId as EmployeeId | null

const encodeInjured = ({ card, ...one }: Injured): z.infer<typeof injured> => ({
  ...one,
  position: card?.position ?? '',
  birthDate: card?.birthDate ?? null,
  sex: card?.sex ?? null,
})

function decodeInjured({ employeeId, position, birthDate, sex, ...one }: z.infer<typeof injured>): Injured {
  const card = { position, birthDate: decodeDayOrNull(birthDate), sex }
  const isKnown = position !== '' || birthDate !== null || sex !== null
  return { ...one, employeeId: decodePerson(employeeId), ...(isKnown ? { card } : {}) }
}

const decodeMember = ({ employeeId, ...one }: z.infer<typeof member>) => ({
  ...one,
  employeeId: decodePerson(employeeId),
})

const decodeCommission = (json: z.infer<typeof commission>): Commission => ({
  orderNumber: json.orderNumber,
  orderDate: decodeDay(json.orderDate),
  chair: decodeMember(json.chair),
  members: json.members.map(decodeMember),
})

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
    })
    .nullable()
    .exactOptional(),
  extension: z.object({ days: givenNumber, reason: givenText }).nullable().exactOptional(),
  furtherExtension: z.object({ until: givenText, body: givenText }).nullable().exactOptional(),
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
