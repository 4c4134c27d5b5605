import { trainingPrograms } from '../../norms/training-programs.ts'
import { parseFactor } from '../../obligations/reading/parse-subject.ts'
import { workingConditionsClasses } from '../../sections/working-conditions.ts'
import { type Input, optional, readObject } from '../../shared/input/field-reader.ts'
import { isId } from '../../shared/input/identifier.ts'
import type { FieldErrors, ValueError } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { type LineCode, parseText } from '../../shared/texts/text.ts'
import { type PositionProfile, traits, workerKinds } from '../position-profile.ts'
import type { ProfileCode } from '../refusal-codes.ts'

/** The longest list of answers. */
const MOST = 200

/** Reads what a company has answered about a post; lists come without what is in them twice. */
export const readProfile = (input: Input): Result<PositionProfile, FieldErrors<ProfileCode>> =>
  readObject(input, {
    kind: (value) =>
      value === null || value === undefined || value === ''
        ? err({ code: 'kind/required' as const })
        : oneOf(workerKinds)(value),
    traits: listOf(oneOf(traits)),
    highRiskPrograms: listOf(oneOf(highRisk)),
    factors: listOf((value) => {
      const factor = parseFactor(value)
      return factor.ok ? factor : err({ code: 'choice/unknown' as const })
    }),
    hazards: listOf(nameOfNorm),
    dirt: listOf(nameOfNorm),
    normPoints: listOf((value) =>
      isId(value) && value < 1_000_000 ? ok(value) : err({ code: 'choice/unknown' as const }),
    ),
    workingConditions: optional(oneOf(workingConditionsClasses)),
    exemptedBy: parseBasis,
  })

/** What a decision is cited by: «приказ № 18 от 02.03.2026»; null for nothing. */
export function parseBasis(value: unknown): Result<string | null, ValueError<LineCode>> {
  const text = parseText(value, { max: 200, required: false })
  return text.ok ? ok(text.value === '' ? null : text.value) : text
}

const highRisk = trainingPrograms.filter(({ code }) => code === 'V').map(({ registryId }) => registryId)

/** An id of the norms. */
function nameOfNorm(value: unknown): Result<string, ValueError<'choice/unknown'>> {
  const name = parseText(value, { max: 60, required: true })
  return name.ok ? name : err({ code: 'choice/unknown' })
}

const oneOf =
  <T>(known: readonly T[]) =>
  (value: unknown): Result<T, ValueError<'choice/unknown'>> => {
    const found = known.find((one) => one === value)
    return found === undefined ? err({ code: 'choice/unknown' }) : ok(found)
  }

const listOf =
  <T>(parse: (value: unknown) => Result<T, ValueError<'choice/unknown'>>) =>
  (value: unknown): Result<readonly T[], ValueError<'choice/unknown' | 'list/invalid'>> => {
    if (value === null || value === undefined) return ok([])
    if (!Array.isArray(value) || value.length > MOST) return err({ code: 'list/invalid' })
    const read: T[] = []
    for (const one of new Set<unknown>(value)) {
      const parsed = parse(one)
      if (!parsed.ok) return parsed
      read.push(parsed.value)
    }
    return ok(read)
  }
