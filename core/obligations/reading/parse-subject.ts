import { isSelectableFactor } from '../../norms/factors.ts'
import { riskLevels } from '../../sections/risk.ts'
import type { Section } from '../../sections/section.ts'
import { workingConditionsClasses } from '../../sections/working-conditions.ts'
import { type FieldReader, optional } from '../../shared/input/field-reader.ts'
import type { ValueError } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { parseText, type TextCode } from '../../shared/texts/text.ts'
import type { factorCodes } from '../refusals.ts'
import { ppeEvents, ppeUnits, type Subject } from '../subject.ts'
import { parseQuantity } from './subject-fields.ts'

/** Reads a section's own fields, named as on the wire, their values in core's words; undefined when refused. */
export function readSubject(section: Section, { read }: FieldReader): Subject | undefined {
  switch (section) {
    case 'briefing':
    case 'instruction':
    case 'training': {
      const name = read(`${section}Name`, parseSubjectName)
      return name === undefined ? undefined : { section, name }
    }
    case 'medicalExamination': {
      const factorNumber = read('factorNumber', parseFactor)
      return factorNumber === undefined ? undefined : { section, factorNumber }
    }
    case 'ppe': {
      const name = read('ppe', parseSubjectName)
      const quantity = read('quantity', parseQuantity)
      const event = read('event', oneOf(ppeEvents, 'issuance'))
      const unit = read('unit', oneOf(ppeUnits, 'piece'))
      const norm = read('norm', optional(parseMark))
      const size = read('size', optional(parseMark))
      return name && quantity && event && unit && norm !== undefined && size !== undefined
        ? { section, name, quantity, unit, event, norm, size }
        : undefined
    }
    case 'workingConditions': {
      const established = read('workingConditionsClass', oneOf(workingConditionsClasses, 'notAssessed'))
      return established && { section, established }
    }
    case 'risk': {
      const established = read('riskLevel', oneOf(riskLevels, 'notAssessed'))
      return established && { section, established }
    }
  }
}

/** A point of the norms, or a size as the maker writes it: PPE of many kinds has sizes of its own. */
const parseMark = (value: unknown): Result<string, ValueError<TextCode>> =>
  parseText(value, { max: 60, required: true })

/** What a briefing, an instruction, a programme or a piece of PPE is called, up to 500 letters. */
export const parseSubjectName = (value: unknown): Result<string, ValueError<TextCode>> =>
  parseText(value, { max: 500, required: true })

/** A point of order 29н that is no heading: «1.47.16». */
export function parseFactor(value: unknown): Result<string, ValueError<(typeof factorCodes)[number]>> {
  const point = parseText(value, { max: 20, required: true })
  if (!point.ok)
    return err({ code: point.error.code === 'text/required' ? 'factor/required' : 'factor/not-selectable' })
  return isSelectableFactor(point.value) ? point : err({ code: 'factor/not-selectable' })
}

function oneOf<T extends string>(choices: readonly T[], unlessGiven: T) {
  return (value: unknown): Result<T, ValueError<'choice/unknown'>> => {
    if (value === null || value === undefined || value === '') return ok(unlessGiven)
    const choice = choices.find((known) => known === value)
    return choice === undefined ? err({ code: 'choice/unknown' }) : ok(choice)
  }
}
