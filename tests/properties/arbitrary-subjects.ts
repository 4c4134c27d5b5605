import type { Periodicity } from '@osh/core/deadlines/periodicity.ts'
import factors from '@osh/core/norms/factors-29n.json' with { type: 'json' }
import { ppeUnits, type Subject } from '@osh/core/obligations/subject.ts'
import { riskLevels } from '@osh/core/sections/risk.ts'
import { type Section, sections } from '@osh/core/sections/section.ts'
import { workingConditionsClasses } from '@osh/core/sections/working-conditions.ts'
import fc from 'fast-check'
import { line, orNull, record } from './arbitrary-values.ts'

export const periodicity: fc.Arbitrary<Periodicity> = fc.oneof(
  fc.constantFrom<Periodicity>({ kind: 'once' }, { kind: 'indefinite' }, { kind: 'untilWornOut' }),
  fc.integer({ min: 1, max: 120 }).map((months): Periodicity => ({ kind: 'every', months })),
)

const point = fc.constantFrom(...factors.filter((factor) => factor.selectable).map((factor) => factor.point))

export function subjectOf(section: Section): fc.Arbitrary<Subject> {
  switch (section) {
    case 'briefing':
    case 'instruction':
    case 'training':
      return line.map((name) => ({ section, name }))
    case 'medicalExamination':
      return point.map((factorNumber) => ({ section, factorNumber }))
    case 'ppe':
      return record({
        section: fc.constant(section),
        name: line,
        quantity: fc.integer({ min: 1, max: 9999 }),
        unit: fc.constantFrom(...ppeUnits),
        event: fc.constantFrom('issuance', 'return'),
        norm: orNull(line),
        size: orNull(line),
      })
    case 'workingConditions':
      return fc.constantFrom(...workingConditionsClasses).map((established) => ({ section, established }))
    case 'risk':
      return fc.constantFrom(...riskLevels).map((established) => ({ section, established }))
  }
}

export const section: fc.Arbitrary<Section> = fc.constantFrom(...sections)
export const subject: fc.Arbitrary<Subject> = section.chain(subjectOf)
