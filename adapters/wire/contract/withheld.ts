import type { HiddenKind } from '@osh/core/rights/membership.ts'
import { HIDDEN } from '@osh/core/wording/rights/hidden.ts'
import { encodeSection } from '../words.ts'

type Json = Readonly<Record<string, unknown>>

/** What is in the place of a field that is withheld, by its name. */
type Places = Readonly<Record<string, unknown>>

const MEDICAL = encodeSection('medicalExamination')

/** A person's own: companies have a phone and an e-mail of the same name. */
const contacts: Places = {
  personalPhone: null,
  workMobilePhone: null,
  workPhone: null,
  internalPhone: null,
  email: null,
  workEmail: null,
}

const noAnswers = { common: {}, injured: {} }

/** What is told of injured people: whatever object has it. */
const injuries: Places = {
  injury: HIDDEN,
  firstAid: HIDDEN,
  consequences: HIDDEN,
  conclusions: {},
  said: noAnswers,
  finalDiagnosisDate: null,
  disabilityEndDate: null,
}

const explained = { event: HIDDEN, rule: HIDDEN, source: null }
/** What is told of medical examinations: by which factors, and how they ended. */
const examinations: Places = {
  factorNumber: HIDDEN,
  ruleId: null,
  retakeBy: null,
  explanation: explained,
  warning: null,
  result: null,
}

/** What is seen of an injury on evidence, and said by its name. */
const evidence: Places = { name: HIDDEN, preview: null, link: null }

/** The same in a chronology: what shows that a measure is done names the measure. */
function hideToldEvidence(one: Json): Places {
  const told = ['evidence', 'withdrawnEvidence'].flatMap((field) => {
    const thing = Object(one[field]) as Json
    if (!('name' in thing) || 'measure' in thing) return []
    return [[field, { ...thing, name: HIDDEN, ...('reason' in thing ? { reason: HIDDEN } : {}) }] as const]
  })
  return Object.fromEntries(told)
}

/** What is withheld of one object. The days that all of a year's injured have lost are the company's own figure: a number, not days by people. */
function findPlaces(one: Json, hidden: ReadonlySet<HiddenKind>): Places {
  const isPerson = 'employeeGroupId' in one || 'snils' in one
  return {
    ...(hidden.has('snils') ? { snils: null } : {}),
    ...(hidden.has('phones') && isPerson ? contacts : {}),
    ...(hidden.has('medical') ? findMedicalPlaces(one) : {}),
  }
}

function findMedicalPlaces(one: Json): Places {
  const isOfInjured = typeof one.lostDays === 'object'
  const isOfInjury = 'microtraumaId' in one && 'withdrawn' in one && one.measureId === null
  const isExamination = one.section === MEDICAL || 'factorNumber' in one
  return {
    ...injuries,
    ...(isOfInjured ? { lostDays: {} } : {}),
    ...(isOfInjury ? evidence : {}),
    ...hideToldEvidence(one),
    ...(isExamination ? examinations : {}),
    ...(one.medical === true ? { what: HIDDEN } : {}),
  }
}

/** The same answer without what is hidden from whoever gets it, however deep it lies: it is never sent. */
export function withhold(json: unknown, hidden: readonly HiddenKind[]): unknown {
  return hidden.length === 0 ? json : withoutHidden(json, new Set(hidden))
}

function withoutHidden(json: unknown, hidden: ReadonlySet<HiddenKind>): unknown {
  if (Array.isArray(json)) return json.map((item) => withoutHidden(item, hidden))
  if (typeof json !== 'object' || json === null) return json
  const one: Json = Object.fromEntries(Object.entries(json))
  const places = findPlaces(one, hidden)
  return Object.fromEntries(
    Object.entries(one).map(([name, value]) => [
      name,
      name in places ? places[name] : withoutHidden(value, hidden),
    ]),
  )
}

/** The same of a list that is sent as it is made: each piece begins with its bracket or comma. */
export async function* withholdPieces(
  pieces: AsyncIterable<string>,
  hidden: readonly HiddenKind[],
): AsyncGenerator<string, undefined> {
  for await (const piece of pieces) {
    const items: unknown = piece.length > 2 ? JSON.parse(`[${piece.slice(1)}]`) : null
    yield Array.isArray(items)
      ? piece.slice(0, 1) + items.map((item) => JSON.stringify(withhold(item, hidden))).join(',')
      : piece
  }
}
