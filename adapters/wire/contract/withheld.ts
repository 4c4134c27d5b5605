import { absenceKinds } from '@osh/core/employees/absences/absence.ts'
import { hiddenFields, listHiddenFields } from '@osh/core/hiding/hidden-fields.ts'
import { daysOfExamination, hidesDays, isMedicalAbsence } from '@osh/core/hiding/hide.ts'
import type { HiddenKind } from '@osh/core/rights/membership.ts'
import { filterSections } from '@osh/core/sections/section.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { HIDDEN } from '@osh/core/wording/rights/hidden.ts'
import { encodeSection } from '../words.ts'

type Json = Readonly<Record<string, unknown>>
type HiddenRecord = keyof typeof hiddenFields

/** How records are known that have hidden fields: those of an injury are hidden in whatever has them. */
const looks: Readonly<Record<HiddenRecord, (one: Json) => boolean>> = {
  employee: (one) => 'employeeGroupId' in one || 'snils' in one,
  absence: (one) => 'endDate' in one && 'kind' in one,
  incident: () => true,
  microtrauma: () => true,
  examination: (one) => medical.has(one.section) || 'factorNumber' in one,
  evidence: (one) => 'microtraumaId' in one && 'withdrawn' in one && one.measureId === null,
  lack: (one) => one.medical === true,
}
const medical = new Set<unknown>(filterSections(({ isMedical }) => isMedical).map(encodeSection))

/** What the wire calls otherwise than core. */
export const wireNames: Readonly<Record<string, readonly string[]>> = {
  disabilityEndedOn: ['disabilityEndDate'],
  finalDiagnosisOn: ['finalDiagnosisDate'],
  subject: ['factorNumber'],
  outcome: ['completionDate'],
  baseDate: ['date'],
  fixed: ['fixedDeadline', 'fixedSince'],
  content: ['preview', 'link'],
}

/** What stands in the place of a field that may not be null. */
const instead: Json = {
  injury: HIDDEN,
  firstAid: HIDDEN,
  consequences: HIDDEN,
  conclusions: {},
  lostDays: {},
  said: { common: {}, injured: {} },
  factorNumber: HIDDEN,
  explanation: { event: HIDDEN, rule: HIDDEN, source: null },
  name: HIDDEN,
  what: HIDDEN,
}

/** What is withheld from somebody: how records are known, and what their hidden fields are called on the wire. */
type Rules = {
  readonly ofRecords: readonly { readonly isOne: (one: Json) => boolean; readonly names: readonly string[] }[]
  readonly hidesEvidence: boolean
  readonly hidesExaminations: boolean
}

function makeRules(hidden: readonly HiddenKind[]): Rules {
  const records = Object.keys(hiddenFields) as HiddenRecord[]
  const ofRecords = records.map((record) => {
    const fields: readonly string[] = listHiddenFields(record, hidden)
    return { isOne: looks[record], names: fields.flatMap((field) => wireNames[field] ?? field) }
  })
  return {
    ofRecords: ofRecords.filter(({ names }) => names.length > 0),
    hidesEvidence: listHiddenFields('evidence', hidden).length > 0,
    hidesExaminations: listHiddenFields('examination', hidden).length > 0,
  }
}

/** What stands in the place of each hidden field, by its name on the wire. */
function findPlaces(one: Json, { ofRecords, hidesEvidence, hidesExaminations }: Rules): Json {
  const names = ofRecords.flatMap(({ isOne, names }) => (isOne(one) ? names : []))
  return {
    ...Object.fromEntries(names.filter((name) => name in one).map((name) => [name, placeOf(one, name)])),
    ...(hidesEvidence ? hideToldEvidence(one) : {}),
    ...(hidesExaminations && looks.examination(one) ? hideDays(one) : {}),
  }
}

const namesOfDays = daysOfExamination.flatMap((field) => wireNames[field] ?? field)

/** Only where it says how the examination stands. */
function hideDays({ overdue, retakeBy = null, ...one }: Json): Json {
  if (typeof overdue !== 'boolean' || !hidesDays({ overdue, retakeBy: retakeBy as LocalDate | null }))
    return {}
  const days = namesOfDays.filter((name) => name in one).map((name) => [name, null])
  return { ...Object.fromEntries(days), overdue: true }
}

/** The days that all of a year's injured have lost are the company's own figure: a number, not days by people. */
function placeOf(one: Json, name: string): unknown {
  if (name === 'lostDays' && typeof one[name] !== 'object') return one[name]
  if (name === 'withdrawn') return hideReason(one[name])
  if (name === 'kind')
    return absenceKinds.find((kind) => kind === one[name] && !isMedicalAbsence(kind)) ?? 'other'
  return instead[name] ?? null
}

const hideReason = (withdrawn: unknown): unknown =>
  withdrawn === null ? null : { ...Object(withdrawn), reason: HIDDEN }

/** The same in a chronology: what shows that a measure is done names the measure. */
function hideToldEvidence(one: Json): Json {
  const told = ['evidence', 'withdrawnEvidence'].flatMap((field) => {
    const thing = Object(one[field]) as Json
    if (!('name' in thing) || 'measure' in thing) return []
    return [[field, { ...thing, name: HIDDEN, ...('reason' in thing ? { reason: HIDDEN } : {}) }] as const]
  })
  return Object.fromEntries(told)
}

/** The same answer without what is hidden from whoever gets it, however deep it lies: it is never sent. */
export const withhold = (json: unknown, hidden: readonly HiddenKind[]): unknown =>
  hidden.length === 0 ? json : applyRules(json, makeRules(hidden))

function applyRules(json: unknown, rules: Rules): unknown {
  if (Array.isArray(json)) return json.map((item) => applyRules(item, rules))
  if (typeof json !== 'object' || json === null) return json
  const one: Json = Object.fromEntries(Object.entries(json))
  const places = findPlaces(one, rules)
  return Object.fromEntries(
    Object.entries(one).map(([name, value]) => [
      name,
      name in places ? places[name] : applyRules(value, rules),
    ]),
  )
}

/** The same of a list that is sent as it is made: each piece begins with its bracket or comma. */
export async function* withholdPieces(
  pieces: AsyncIterable<string>,
  hidden: readonly HiddenKind[],
): AsyncGenerator<string, undefined> {
  const rules = makeRules(hidden)
  for await (const piece of pieces) {
    const items: unknown = piece.length > 2 ? JSON.parse(`[${piece.slice(1)}]`) : null
    yield Array.isArray(items)
      ? piece.slice(0, 1) + items.map((item) => JSON.stringify(applyRules(item, rules))).join(',')
      : piece
  }
}
