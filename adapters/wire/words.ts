import { type Periodicity, parsePeriodicity, printPeriodicity } from '@osh/core/deadlines/periodicity.ts'
import type { CompletionResult } from '@osh/core/obligations/completion.ts'
import type { PpeEvent } from '@osh/core/obligations/subject.ts'
import type { RiskLevel } from '@osh/core/sections/risk.ts'
import { mapSections, type Section, sections } from '@osh/core/sections/section.ts'
import type { WorkingConditionsClass } from '@osh/core/sections/working-conditions.ts'
import * as z from 'zod/mini'
import { codec } from './contract/answer.ts'
import { makeWordReader, makeWordWriter } from './contract/word-table.ts'
import { requireKnown } from './wire-format.ts'

/** The words of the wire. They are a promise to callers, and so do not follow a change of wording on screen. */
const sectionOnWire = mapSections(({ path }) => path)

const eventOnWire: Readonly<Record<PpeEvent, string>> = { issuance: 'выдача', return: 'возврат' }

const foundOnWire: Readonly<Record<WorkingConditionsClass | RiskLevel, string>> = {
  notAssessed: 'не проводилось',
  excluded: 'исключить',
  '1': '1',
  '2': '2',
  '3.1': '3.1',
  '3.2': '3.2',
  '3.3': '3.3',
  '3.4': '3.4',
  '4': '4',
  low: 'низкий',
  middle: 'средний',
  high: 'повышенный',
}

const { notAssessed: _, ...resultOfAssessment } = foundOnWire

const resultOnWire: Readonly<Record<CompletionResult, string>> = {
  ...resultOfAssessment,
  passed: 'удовлетворительно',
  failed: 'неудовлетворительно',
}

export const encodeSection = (section: Section): string => sectionOnWire[section]
export const decodeSection = makeWordReader(sectionOnWire)
/** A section by its word. */
export const section = codec(z.string(), {
  encode: encodeSection,
  decode: (word) => requireKnown(decodeSection(word), word),
})
export const encodeEvent = (event: PpeEvent): string => eventOnWire[event]
export const decodeEvent = makeWordReader(eventOnWire)
/** A class of working conditions or a level of risk, found or established. */
export const encodeFound = (found: WorkingConditionsClass | RiskLevel): string => foundOnWire[found]
export const decodeFound = makeWordReader(foundOnWire)
export const encodeResult = (result: CompletionResult): string => resultOnWire[result]
/** The wire's word for a core word that came as text; one that is not core's goes as it is. */
export const encodeKnownResult = makeWordWriter(resultOnWire)
export const encodeKnownSection = makeWordWriter(sectionOnWire)
export const encodeKnownEvent = makeWordWriter(eventOnWire)
export const encodeKnownFound = makeWordWriter(foundOnWire)
export const decodeResult = makeWordReader(resultOnWire)

/** The sections' words, in core's order. */
export const sectionWords: readonly string[] = sections.map(encodeSection)

/** «1 год», «1,5 года», «6 месяцев»: what `parsePeriodicity` reads. */
export const encodePeriodicity = printPeriodicity

/** Null for a wording that is not understood. */
export function decodePeriodicity(text: string): Periodicity | null {
  const parsed = parsePeriodicity(text)
  return parsed.ok ? parsed.value : null
}
