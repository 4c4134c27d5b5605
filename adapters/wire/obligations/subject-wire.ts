import type { Subject } from '@osh/core/obligations/subject.ts'
import { type RiskLevel, riskLevels } from '@osh/core/sections/risk.ts'
import type { Section } from '@osh/core/sections/section.ts'
import {
  type WorkingConditionsClass,
  workingConditionsClasses,
} from '@osh/core/sections/working-conditions.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import * as z from 'zod/mini'
import type { Words } from '../contract/command-input.ts'
import { givenNumber, givenText, requireKnown, WireMismatch } from '../wire-format.ts'
import {
  decodeEvent,
  decodeFound,
  decodeSection,
  encodeEvent,
  encodeFound,
  encodeKnownEvent,
  encodeKnownFound,
  encodeKnownSection,
} from '../words.ts'
import { decodeUnit, encodeKnownUnit, encodeUnit } from './unit-words.ts'

/** The own fields of the sections; each section answers with its own, the others are absent. */
export const ownFieldsJson = {
  briefingName: z.optional(z.string()),
  instructionName: z.optional(z.string()),
  trainingName: z.optional(z.string()),
  factorNumber: z.optional(z.string()),
  ppe: z.optional(z.string()),
  quantity: z.optional(z.int()),
  unit: z.optional(z.string()),
  norm: z.optional(z.nullable(z.string())),
  size: z.optional(z.nullable(z.string())),
  eventType: z.optional(z.string()),
  workingConditionsClass: z.optional(z.string()),
  riskLevel: z.optional(z.string()),
}
const ownFields = z.object(ownFieldsJson)
type OwnFields = z.infer<typeof ownFields>

export const ownFieldsGiven = {
  briefingName: givenText,
  instructionName: givenText,
  trainingName: givenText,
  factorNumber: givenText,
  ppe: givenText,
  quantity: givenNumber,
  unit: givenText,
  norm: givenText,
  size: givenText,
  eventType: givenText,
  workingConditionsClass: givenText,
  riskLevel: givenText,
}

export function encodeSubject(subject: Subject): OwnFields {
  switch (subject.section) {
    case 'briefing':
      return { briefingName: subject.name }
    case 'instruction':
      return { instructionName: subject.name }
    case 'training':
      return { trainingName: subject.name }
    case 'medicalExamination':
      return { factorNumber: subject.factorNumber }
    case 'ppe':
      return {
        ppe: subject.name,
        quantity: subject.quantity,
        unit: encodeUnit(subject.unit),
        eventType: encodeEvent(subject.event),
        norm: subject.norm,
        size: subject.size,
      }
    case 'workingConditions':
      return { workingConditionsClass: encodeFound(subject.established) }
    case 'risk':
      return { riskLevel: encodeFound(subject.established) }
  }
}

/** Reads a server's answer; throws `WireMismatch` when a field of the section is missing. */
export function decodeSubject(section: Section, own: OwnFields): Subject {
  switch (section) {
    case 'briefing':
      return { section, name: requirePresent(own.briefingName) }
    case 'instruction':
      return { section, name: requirePresent(own.instructionName) }
    case 'training':
      return { section, name: requirePresent(own.trainingName) }
    case 'medicalExamination':
      return { section, factorNumber: requirePresent(own.factorNumber) }
    case 'ppe': {
      const event = requireKnown(decodeEvent(requirePresent(own.eventType)), 'eventType')
      const unit = own.unit === undefined ? 'piece' : requireKnown(decodeUnit(own.unit), 'unit')
      const { norm = null, size = null } = own
      return {
        section,
        name: requirePresent(own.ppe),
        quantity: requirePresent(own.quantity),
        unit,
        event,
        norm,
        size,
      }
    }
    case 'workingConditions':
      return { section, established: decodeClass(requirePresent(own.workingConditionsClass)) }
    case 'risk':
      return { section, established: decodeLevel(requirePresent(own.riskLevel)) }
  }
}

function decodeClass(word: string): WorkingConditionsClass {
  const found = decodeFound(word)
  return requireKnown(workingConditionsClasses.find((known) => known === found) ?? null, word)
}

function decodeLevel(word: string): RiskLevel {
  const found = decodeFound(word)
  return requireKnown(riskLevels.find((known) => known === found) ?? null, word)
}

function requirePresent<T>(value: T | undefined): T {
  if (value === undefined) throw new WireMismatch('a field of the section is missing')
  return value
}

/**
 * The section and the own fields' choices put into core's words, for core's parsers; all else as it was.
 * A word that is not the wire's becomes one that core does not know either.
 */
export const putInCoreWords = (input: Input): Input => translate(input, decoders)

/** The way back; a word that is not core's goes as it is, and the wire doesn't know it either. */
export const putInWireWords = (input: Input): Input => translate(input, encoders)

export const subjectWords: Words = { toCore: putInCoreWords, toWire: putInWireWords }

/** What the own fields are called on the wire, where the trade calls them otherwise. */
export const subjectNames = { event: 'eventType' } as const

type Translators = Readonly<Record<string, (word: string) => string | null>>

const decoders: Translators = {
  section: decodeSection,
  event: decodeEvent,
  unit: decodeUnit,
  workingConditionsClass: decodeFound,
  riskLevel: decodeFound,
}

const encoders: Translators = {
  section: encodeKnownSection,
  event: encodeKnownEvent,
  unit: encodeKnownUnit,
  workingConditionsClass: encodeKnownFound,
  riskLevel: encodeKnownFound,
}

/** How the section and the own fields' choices are translated, each way. */
export const subjectTranslators = { toCore: decoders, toWire: encoders }

/** The fields that are named put into other words; a word that has none becomes one that no one knows. */
export function translate(input: Input, translators: Translators): Input {
  const words = Object.entries(translators).flatMap(([field, translate]) => {
    const word = input[field]
    if (word === undefined || word === null || word === '') return []
    return [[field, (typeof word === 'string' ? translate(word) : null) ?? 'unknown']]
  })
  return { ...input, ...Object.fromEntries(words) }
}
