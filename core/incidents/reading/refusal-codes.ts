import { timeCodes } from '../../shared/dates/local-moment.ts'
import { dayCodes } from '../../shared/dates/parse-day.ts'
import { lineCodes, textCodes } from '../../shared/texts/text.ts'

/** What somebody who is named is refused with. */
export const personCodes = ['employee/unknown', ...textCodes, ...dayCodes] as const
export type PersonCode = (typeof personCodes)[number]

/** What the details of an accident are refused with. */
export const incidentCodes = [
  'degree/required',
  ...dayCodes,
  ...timeCodes,
  'time-zone/unknown',
  'place/required',
  'injured/required',
  'injured/too-many',
  'person/twice',
  ...personCodes,
  'degree/one-injured',
  'degree/several-injured',
  'accident/in-future',
] as const
export type IncidentCode = (typeof incidentCodes)[number]

/** What medical conclusions are refused with. */
export const conclusionCodes = [
  'document-number/required',
  ...dayCodes,
  ...textCodes,
  'date/in-future',
  'medical-report/before-accident',
  'list/invalid',
] as const
export type ConclusionCode = (typeof conclusionCodes)[number]

/** What the news of a conclusion is refused with. */
export const medicalReportCodes = [
  ...conclusionCodes,
  ...timeCodes,
  'accident/in-future',
  'severity/unknown',
] as const
export type MedicalReportCode = (typeof medicalReportCodes)[number]

/** What moves the term of an investigation is refused with. */
export const termsCodes = [
  ...dayCodes,
  ...timeCodes,
  ...lineCodes,
  'date/in-future',
  'date/before-accident',
  'number/invalid',
  'extension/too-long',
  'extension/not-further',
  'extension/none',
  'late-report/in-time',
  'reason/required',
] as const
export type TermsCode = (typeof termsCodes)[number]

/** What days of disability are refused with. */
export const lostDaysCodes = ['list/invalid', 'number/invalid'] as const
export type LostDaysCode = (typeof lostDaysCodes)[number]

/** What a commission and its order are refused with. */
export const commissionCodes = [
  'document-number/required',
  'person/twice',
  'list/invalid',
  'commission/even',
  'commission/too-few',
  'commission/injured-in-it',
  'commission/charged-with-safety',
  'commission/chair-not-employers',
  ...personCodes,
  'order/before-accident',
  'date/in-future',
] as const
export type CommissionCode = (typeof commissionCodes)[number]

/** What ticks are refused with. */
export const stepCodes = [
  ...dayCodes,
  ...timeCodes,
  'step/unknown',
  'step/before-accident',
  'step/in-future',
] as const
export type StepCode = (typeof stepCodes)[number]

/** What an act Н-1С is refused with. */
export const interimActCodes = [
  ...dayCodes,
  ...lineCodes,
  'interim-act/qualification-open',
  'interim-act/part-six',
  'interim-act/not-unanimous',
  'interim-act/no-consent',
  'interim-act/too-early',
  'interim-act/considered',
  'interim-act/none',
  'interim-act/still-related',
  'approval/before-protocol',
  'date/in-future',
] as const
export type InterimActCode = (typeof interimActCodes)[number]

/** What a degree of fault is refused with. */
export const faultCodes = [
  ...dayCodes,
  ...lineCodes,
  'fault/percent',
  'fault/not-gross',
  'fault/no-opinion',
  'date/in-future',
  'person/unknown',
] as const
export type FaultCode = (typeof faultCodes)[number]

/** What an end of an investigation is refused with. */
export const completionCodes = [
  ...dayCodes,
  ...lineCodes,
  'date/in-future',
  'completion/before-step',
  'completion/steps-missing',
  'completion/records-missing',
  'reason/required',
] as const
export type CompletionCode = (typeof completionCodes)[number]

/** What another moment of the accident is refused with, for what is known already. */
export const keptCodes = [
  'medical-report/before-accident',
  'order/before-accident',
  'step/before-accident',
  'late-report/in-time',
  'date/before-accident',
  'completion/before-accident',
  'commission/injured-in-it',
] as const
export type KeptCode = (typeof keptCodes)[number]

/** What was decided on what has changed since is refused with. */
export const seenCodes = ['step/changed-meanwhile'] as const
export type SeenCode = (typeof seenCodes)[number]

/** What a change of an accident is refused with. */
export const changeCodes = [
  ...incidentCodes,
  ...medicalReportCodes,
  ...termsCodes,
  ...lostDaysCodes,
  ...commissionCodes,
  ...stepCodes,
  ...interimActCodes,
  ...faultCodes,
  ...completionCodes,
  'step/after-completion',
  ...keptCodes,
  ...seenCodes,
  'incident/annulled',
] as const
export type ChangeCode = (typeof changeCodes)[number]

/** What a note is refused with. */
export const noteCodes = [
  ...textCodes,
  ...dayCodes,
  ...timeCodes,
  'step/before-accident',
  'step/in-future',
  'incident/annulled',
] as const
export type NoteCode = (typeof noteCodes)[number]

/** What evidence is of, if it can be of none. */
export const holderCodes = ['step/unknown', 'microtrauma/closed', 'incident/annulled'] as const
export type HolderCode = (typeof holderCodes)[number]

/** What the address of a recording is refused with. */
export const linkCodes = [...textCodes, ...holderCodes, 'link/invalid', 'evidence/too-many'] as const
export type LinkCode = (typeof linkCodes)[number]

/** What a file of evidence is refused with. */
export const attachCodes = [
  ...textCodes,
  ...holderCodes,
  'evidence/not-recognised',
  'evidence/too-large',
  'evidence/too-many',
  'evidence/no-room',
  'evidence/company-full',
  'evidence/attached-already',
] as const
export type AttachCode = (typeof attachCodes)[number]

/** What the details of a microtrauma are refused with. */
export const recordCodes = [
  ...dayCodes,
  ...timeCodes,
  ...personCodes,
  'time-zone/unknown',
  'place/required',
  'employee/required',
  'accident/in-future',
  'date/in-future',
  'report/before-event',
] as const
export type RecordCode = (typeof recordCodes)[number]

/** What the review of a microtrauma is refused with. */
export const reviewCodes = [
  ...personCodes,
  'date/in-future',
  'review/before-event',
  'reviewers/required',
  'list/invalid',
  'person/twice',
  'choice/unknown',
  'reason/required',
  'number/invalid',
  'extension/over-two-days',
] as const
export type ReviewCode = (typeof reviewCodes)[number]

/** What a microtrauma that becomes an accident is refused with. */
export const becomeAccidentCodes = [
  'degree/required',
  ...dayCodes,
  ...timeCodes,
  ...lineCodes,
  'reason/required',
  'date/in-future',
  'report/before-event',
  'microtrauma/closed',
] as const
export type BecomeAccidentCode = (typeof becomeAccidentCodes)[number]
