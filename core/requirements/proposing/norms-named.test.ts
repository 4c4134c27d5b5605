import { expect, test } from 'vitest'
import { aProfile } from '../../../tests/profile-example.ts'
import { explain } from '../../explanations/explain.ts'
import { actById } from '../../norms/acts.ts'
import { findFactor, selectableFactors } from '../../norms/factors.ts'
import { ppeNorms } from '../../norms/ppe/ppe-norms-767n.ts'
import { describeNorm } from '../../norms/ppe-norms.ts'
import { trainingPrograms } from '../../norms/training-programs.ts'
import { workingConditionsClasses } from '../../sections/working-conditions.ts'
import { explainNorm } from '../../wording/law/explain-norm.ts'
import { cite } from '../../wording/law/norms.ts'
import type { Ground } from '../ground.ts'
import { type PositionProfile, traits, workerKinds } from '../position-profile.ts'
import { proposeRequirements } from './propose-requirements.ts'

/** Each answer that brings something, alone: nothing else is needed for a norm to be named. */
const answers: readonly Partial<PositionProfile>[] = [
  ...workerKinds.map((kind) => ({ kind })),
  ...traits.map((trait) => ({ traits: [trait] })),
  ...workerKinds.map((kind) => ({ kind, traits })),
  ...trainingPrograms.map(({ registryId }) => ({ highRiskPrograms: [registryId] })),
  ...selectableFactors.map(({ point }) => ({ factors: [point] })),
  ...workingConditionsClasses.map((workingConditions) => ({ workingConditions })),
  ...ppeNorms.professions.map(({ id }) => ({ normPoints: [id] })),
  ...ppeNorms.hazards.map(({ id }) => ({ hazards: [id] })),
  ...ppeNorms.washing.map(({ id }) => ({ dirt: [id] })),
  { traits: ['officeOnly'], workingConditions: '2', exemptedBy: 'приказ № 18' },
  { normPoints: [4848] },
]
const grounds: readonly Ground[] = [true, false, null].map((said) => ({
  ...{ position: 'Слесарь', microEnterprise: said, teachesInside: said, instructions: [], norms: ppeNorms },
  fireBriefing: { isHalfYearly: said, people: said === null ? null : 20 },
  internshipShifts: said ? 5 : null,
}))
const all = answers.flatMap((profile) =>
  grounds.map((ground) => proposeRequirements({ ...aProfile, ...profile }, ground)),
)
const takeEachOnce = <T>(many: readonly T[]): readonly T[] => [
  ...new Map(many.map((one) => [JSON.stringify(one), one])).values(),
]
const proposals = takeEachOnce(all.flatMap((one) => one.proposals))
const absent = takeEachOnce(all.flatMap((one) => one.absent))

/** A word that a missing name leaves, or a place for one that is empty. */
const HOLE = /undefined|null|NaN|«\s*»|\(\s*\)|^\s*$|\bп\.\s*(?:$|[,;)])|№\s*(?:$|[,;)])/u

test('every norm that a proposal names is an act with a point of it', () => {
  expect(proposals.length).toBeGreaterThan(500)
  for (const { citation, why, note } of proposals) {
    expect(citation.point).toMatch(/^(?:п\. \d|ст\. \d|приложение № [123]$)/u)
    expect(cite(citation)).toBe(`${citation.point} ${actById(citation.act).genitive}`)
    for (const text of [cite(citation), why, note ?? 'нет']) expect(text).not.toMatch(HOLE)
  }
  for (const { why, missing } of absent)
    for (const text of [why, missing ?? 'нет']) expect(text).not.toMatch(HOLE)
})

test('an instruction rests on the duty to write local acts, not on how much a briefing takes in', () => {
  const ofInstructions = proposals.filter(({ subject }) => subject.section === 'instruction')
  expect([...new Set(ofInstructions.map(({ citation }) => cite(citation)))]).toEqual(['ст. 214 ч. 3 ТК РФ'])
})

test('every point of the norms that a proposal gives to an obligation is described there as it is proposed', () => {
  const named = new Map(
    proposals.flatMap(({ subject, why }) =>
      subject.section === 'ppe' && subject.norm !== null ? [[subject.norm, why] as const] : [],
    ),
  )
  expect(named.size).toBe(ppeNorms.professions.filter(({ point }) => point !== null).length)
  for (const [norm, why] of named)
    expect(why).toBe(`профессия «${/^П\. \d+ ЕТН: (.+?)\. /u.exec(explainNorm(norm))?.[1]}»`)
})

test('a profession is known as surely where it is entered by hand as where it is proposed', () => {
  for (const { point, profession, confidence } of ppeNorms.professions)
    if (point !== null) expect(describeNorm(point)).toEqual({ point, profession, confidence })
})

test('what is assigned by a proposal explains itself without a hole', () => {
  for (const { subject, ruleId, periodicity } of proposals) {
    const unset = { baseDate: null, registeredOn: null, deadline: null, retakeBy: null }
    const { event, rule, source } = explain({ ...unset, subject, ruleId, periodicity }, findFactor)
    for (const text of [event, rule, source]) expect(text).not.toMatch(HOLE)
  }
})
