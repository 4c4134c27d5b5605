import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { confidences } from '@osh/core/norms/confidence.ts'
import type { PositionId } from '@osh/core/positions/position.ts'
import { traits, workerKinds } from '@osh/core/requirements/position-profile.ts'
import type {
  PostLine,
  PostRead,
  SectionCount,
  ToldRequirement,
  WaitingProposal,
} from '@osh/core/requirements/posts/post-line.ts'
import type { Requested } from '@osh/core/requirements/proposal.ts'
import type { RequirementDecision } from '@osh/core/requirements/requirement.ts'
import { workingConditionsClasses } from '@osh/core/sections/working-conditions.ts'
import type { CompanyId, RequirementId } from '@osh/core/shared/identity.ts'
import * as z from 'zod/mini'
import { codec } from '../contract/answer.ts'
import { decodeSubject, encodeSubject, ownFieldsJson } from '../obligations/subject-wire.ts'
import { day, idOf, requireKnown, signed } from '../wire-format.ts'
import { decodePeriodicity, decodeSection, encodePeriodicity, encodeSection } from '../words.ts'

/** What was answered about a post. */
const profileJson = z.object({
  kind: z.enum(workerKinds),
  traits: z.array(z.enum(traits)),
  highRiskPrograms: z.array(z.int()),
  factors: z.array(z.string()),
  hazards: z.array(z.string()),
  dirt: z.array(z.string()),
  normPoints: z.array(z.int()),
  workingConditions: z.nullable(z.enum(workingConditionsClasses)),
  exemptedBy: z.nullable(z.string()),
})

export const postJson = { positionId: idOf<PositionId>(), departmentId: z.nullable(idOf<DepartmentId>()) }

export const countsJson = z.object({
  assign: z.int(),
  change: z.int(),
  close: z.int(),
  people: z.int(),
  held: z.int(),
  withoutSection: z.int(),
})

const absentJson = z.object({ section: z.string(), why: z.string(), missing: z.nullable(z.string()) })

const lineJson = z.object({
  ...postJson,
  position: z.string(),
  department: z.nullable(z.string()),
  people: z.int(),
  profile: z.nullable(profileJson),
  sections: z.array(
    z.object({
      section: z.string(),
      accepted: z.int(),
      waiting: z.int(),
      absent: z.nullable(absentJson),
    }),
  ),
  decided: z.nullable(signed),
  difference: countsJson,
})

export const readSectionWord = (word: string) => requireKnown(decodeSection(word), word)
export const readPeriodicityWords = (text: string) => requireKnown(decodePeriodicity(text), text)

const encodeAbsent = (one: SectionCount['absent']) => one && { ...one, section: encodeSection(one.section) }
const decodeAbsent = (json: z.infer<typeof absentJson> | null): SectionCount['absent'] =>
  json && { ...json, section: readSectionWord(json.section) }

const encodeLine = ({ profile, sections, ...line }: PostLine): z.infer<typeof lineJson> => ({
  ...line,
  profile: profile && {
    ...profile,
    traits: [...profile.traits],
    highRiskPrograms: [...profile.highRiskPrograms],
    factors: [...profile.factors],
    hazards: [...profile.hazards],
    dirt: [...profile.dirt],
    normPoints: [...profile.normPoints],
  },
  sections: sections.map((one) => ({
    ...one,
    section: encodeSection(one.section),
    absent: encodeAbsent(one.absent),
  })),
})

const decodeLine = ({ sections, ...line }: z.infer<typeof lineJson>): PostLine => ({
  ...line,
  sections: sections.map((one) => ({
    ...one,
    section: readSectionWord(one.section),
    absent: decodeAbsent(one.absent),
  })),
})

/** A post in the matrix. */
export const postLine = codec(lineJson, { encode: encodeLine, decode: decodeLine })

const requestedJson = {
  section: z.string(),
  ...ownFieldsJson,
  periodicity: z.string(),
  ruleId: z.nullable(z.string()),
  citation: z.nullable(z.object({ act: z.string(), point: z.nullable(z.string()) })),
}
type RequestedJson = z.infer<z.ZodMiniObject<typeof requestedJson>>

const encodeRequested = ({ subject, periodicity, ruleId, citation }: Requested): RequestedJson => ({
  section: encodeSection(subject.section),
  ...encodeSubject(subject),
  periodicity: encodePeriodicity(periodicity),
  ruleId,
  citation,
})

const decodeRequested = (json: RequestedJson): Requested => ({
  subject: decodeSubject(readSectionWord(json.section), json),
  periodicity: readPeriodicityWords(json.periodicity),
  ruleId: json.ruleId,
  citation: json.citation,
})

/** `instead`: another periodicity than the law's; `basis`: what the organisation's own decision is cited by. */
const decisionJson = z.object({
  accepted: z.boolean(),
  instead: z.nullable(z.string()),
  basis: z.nullable(z.string()),
  reason: z.nullable(z.string()),
})

const encodeDecision = (decision: RequirementDecision): z.infer<typeof decisionJson> =>
  decision.kind === 'accepted'
    ? {
        accepted: true,
        instead: decision.instead && encodePeriodicity(decision.instead),
        basis: decision.basis,
        reason: null,
      }
    : { accepted: false, instead: null, basis: null, reason: decision.reason }

const decodeDecision = ({
  accepted,
  instead,
  basis,
  reason,
}: z.infer<typeof decisionJson>): RequirementDecision =>
  accepted
    ? { kind: 'accepted', instead: instead === null ? null : readPeriodicityWords(instead), basis }
    : { kind: 'refused', reason: reason ?? '' }

/** `key` names its subject in commands. */
const requirementJson = z.object({
  id: idOf<RequirementId>(),
  companyId: idOf<CompanyId>(),
  ...postJson,
  ...requestedJson,
  key: z.string(),
  decision: decisionJson,
  since: day,
  decided: signed,
})
type RequirementJson = z.infer<typeof requirementJson>

const encodeRequirement = (one: Omit<ToldRequirement, 'key'>, key: string): RequirementJson => ({
  ...{ id: one.id, companyId: one.companyId, positionId: one.positionId, departmentId: one.departmentId },
  ...encodeRequested(one),
  ...{ key, decision: encodeDecision(one.decision), since: one.since, decided: one.decided },
})

const decodeRequirement = (json: RequirementJson): ToldRequirement => ({
  ...{ id: json.id, companyId: json.companyId, positionId: json.positionId, departmentId: json.departmentId },
  ...decodeRequested(json),
  ...{ key: json.key, decision: decodeDecision(json.decision), since: json.since, decided: json.decided },
})

const waitingJson = z.object({
  ...requestedJson,
  key: z.string(),
  citation: z.object({ act: z.string(), point: z.nullable(z.string()) }),
  why: z.string(),
  confidence: z.enum(confidences),
  place: z.nullable(z.enum(['inside', 'centre'])),
  note: z.nullable(z.string()),
  was: z.nullable(requirementJson),
})
type WaitingJson = z.infer<typeof waitingJson>

const encodeWaiting = (one: WaitingProposal): WaitingJson => ({
  ...encodeRequested(one),
  citation: one.citation,
  ...{ key: one.key, why: one.why, confidence: one.confidence, place: one.place, note: one.note },
  was: one.was && encodeRequirement(one.was, one.key),
})

const decodeWaiting = (json: WaitingJson): WaitingProposal => ({
  ...decodeRequested(json),
  citation: json.citation,
  ...{ key: json.key, why: json.why, confidence: json.confidence, place: json.place, note: json.note },
  was: json.was && decodeRequirement(json.was),
})

const exceptionJson = z.object({
  requirementId: idOf<RequirementId>(),
  employeeId: idOf<EmployeeId>(),
  fullName: z.string(),
  reason: z.string(),
  until: z.nullable(day),
  made: signed,
})

/** A post with all that is proposed and decided. */
export const postRead = codec(
  z.object({
    line: lineJson,
    answered: z.nullable(signed),
    people: z.array(
      z.object({
        id: idOf<EmployeeId>(),
        fullName: z.string(),
        personnelNumber: z.nullable(z.string()),
        birthDate: day,
      }),
    ),
    departments: z.array(z.object({ id: idOf<DepartmentId>(), name: z.string(), people: z.int() })),
    waiting: z.array(waitingJson),
    accepted: z.array(requirementJson),
    refused: z.array(requirementJson),
    absent: z.array(absentJson),
    exceptions: z.array(exceptionJson),
  }),
  {
    encode: ({ line, answered, people, departments, waiting, accepted, ...told }: PostRead) => ({
      line: encodeLine(line),
      answered,
      people: [...people],
      departments: [...departments],
      waiting: waiting.map(encodeWaiting),
      accepted: accepted.map((one) => encodeRequirement(one, one.key)),
      refused: told.refused.map((one) => encodeRequirement(one, one.key)),
      absent: told.absent.map((one) => ({ ...one, section: encodeSection(one.section) })),
      exceptions: [...told.exceptions],
    }),
    decode: ({ line, waiting, accepted, refused, absent, ...json }): PostRead => ({
      ...json,
      line: decodeLine(line),
      waiting: waiting.map(decodeWaiting),
      accepted: accepted.map(decodeRequirement),
      refused: refused.map(decodeRequirement),
      absent: absent.map((one) => ({ ...one, section: readSectionWord(one.section) })),
    }),
  },
)
