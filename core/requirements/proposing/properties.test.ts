import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aGround } from '../../../tests/profile-example.ts'
import { actById } from '../../norms/acts.ts'
import { findDeadlineRule } from '../../norms/deadline-rules.ts'
import { selectableFactors } from '../../norms/factors.ts'
import { sections } from '../../sections/section.ts'
import { workingConditionsClasses } from '../../sections/working-conditions.ts'
import type { Ground } from '../ground.ts'
import { type PositionProfile, traits, workerKinds } from '../position-profile.ts'
import { proposeRequirements } from './propose-requirements.ts'

const some = <T>(all: readonly T[], maxLength = 4): fc.Arbitrary<readonly T[]> =>
  fc.array(fc.constantFrom(...all), { maxLength })

const profiles: fc.Arbitrary<PositionProfile> = fc.record({
  kind: fc.constantFrom(...workerKinds),
  traits: fc.subarray([...traits]),
  highRiskPrograms: some([1, 4, 5, 9, 15, 18, 29]),
  factors: some(selectableFactors.map(({ point }) => point)),
  hazards: some(['fall', 'noise', 'unknown']),
  dirt: some(['oil', 'unknown']),
  normPoints: some([7, 8, 9, 100_314]),
  workingConditions: fc.constantFrom(null, ...workingConditionsClasses),
  exemptedBy: fc.constantFrom(null, 'приказ № 18 от 02.03.2026'),
})

const grounds: fc.Arbitrary<Ground> = fc.record({
  position: fc.constantFrom('Слесарь', 'Бухгалтер'),
  microEnterprise: fc.constantFrom(null, true, false),
  teachesInside: fc.constantFrom(null, true, false),
  instructions: some(['ИОТ-1', 'ИОТ-2']),
  fireBriefing: fc.record({
    isHalfYearly: fc.constantFrom(null, true, false),
    people: fc.constantFrom(null, 20, 49, 50, 130),
  }),
  internshipShifts: fc.constantFrom(null, 1, 2, 5),
  norms: fc.constant(aGround.norms),
})

/** Posts of an office that may yet have anything else. */
const offices: fc.Arbitrary<PositionProfile> = fc
  .tuple(profiles, fc.subarray(['highRiskPrograms', 'hazards', 'factors', 'dirt', 'normPoints'] as const))
  .map(([profile, kept]) => ({
    ...{ ...profile, highRiskPrograms: [], hazards: [], factors: [], dirt: [], normPoints: [] },
    ...Object.fromEntries(kept.map((list) => [list, profile[list]])),
    ...{ traits: [...new Set([...profile.traits, 'officeOnly' as const])], workingConditions: '2' },
    exemptedBy: 'приказ № 18 от 02.03.2026',
  }))

const always = (holds: (profile: PositionProfile, ground: Ground) => void): void =>
  fc.assert(fc.property(fc.oneof(profiles, offices), grounds, holds))

const nameOf = (subject: object): string =>
  'name' in subject ? String(subject.name) : JSON.stringify(subject)

test('a proposal always names act and point, says why, and its rule is a known one', () => {
  always((profile, ground) => {
    for (const { citation, why, ruleId, place, subject } of proposeRequirements(profile, ground).proposals) {
      expect(actById(citation.act).number).not.toBe('')
      expect(citation.point).toBeTruthy()
      expect(why).not.toBe('')
      if (ruleId !== null) expect(findDeadlineRule(ruleId)).not.toBeNull()
      if (subject.section !== 'training') expect(place).toBeNull()
    }
  })
})

test('no two proposals have one subject, and each section is told of: asked for, or why not, once', () => {
  always((profile, ground) => {
    const { proposals, absent } = proposeRequirements(profile, ground)
    const subjects = proposals.map(({ subject }) => `${subject.section} ${nameOf(subject)}`)
    expect(new Set(subjects).size).toBe(subjects.length)
    const told = absent.map(({ section }) => section)
    expect(new Set(told).size).toBe(told.length)
    const asked = proposals.map(({ subject }) => subject.section)
    expect(sections.filter((section) => !asked.includes(section) && !told.includes(section))).toEqual([])
  })
})

const atWorkplace = (profile: PositionProfile, ground: Ground): readonly string[] =>
  proposeRequirements(profile, ground)
    .proposals.map(({ subject }) => nameOf(subject))
    .filter((name) => /^(?:Первичный|Повторный) инструктаж на рабочем месте$/.test(name))

test('briefings at the workplace are spared with all three alone: office machines, class 1 or 2, a decision', () => {
  always((profile, ground) => {
    const spared = atWorkplace(profile, ground).length === 0
    if (spared) {
      expect(profile.traits).toContain('officeOnly')
      expect(['1', '2']).toContain(profile.workingConditions)
      expect(profile.exemptedBy).not.toBeNull()
      for (const danger of ['drives', 'skilledPpe', 'internship'] as const)
        expect(profile.traits).not.toContain(danger)
      const { highRiskPrograms, hazards, dirt, normPoints, factors } = profile
      expect([highRiskPrograms, hazards, dirt, normPoints].flat()).toEqual([])
      expect(factors.filter((point) => !['25', '26', '27'].includes(point))).toEqual([])
    } else expect(atWorkplace(profile, ground)).toHaveLength(2)
    if (profile.traits.includes('officeOnly') && !spared) {
      const told = proposeRequirements(profile, ground).absent.find(({ section }) => section === 'briefing')
      expect(told?.missing).toBeTruthy()
    }
  })
})

test('the fire briefing is repeated under one name, half-yearly where the company says so', () => {
  always((profile, ground) => {
    const fire = proposeRequirements(profile, ground).proposals.filter(({ subject }) =>
      nameOf(subject).startsWith('Повторный противопожарный инструктаж'),
    )
    expect(fire).toHaveLength(1)
    const { isHalfYearly, people } = ground.fireBriefing
    const often = isHalfYearly ?? (people ?? 0) >= 50
    expect(fire[0]?.periodicity).toEqual({ kind: 'every', months: often ? 6 : 12 })
  })
})

test('one more trait never means a subject less, but for office machines alone', () => {
  always((profile, ground) => {
    const before = proposeRequirements({ ...profile, exemptedBy: null }, ground).proposals
    for (const trait of traits) {
      const more = { ...profile, exemptedBy: null, traits: [...new Set([...profile.traits, trait])] }
      const after = proposeRequirements(more, ground).proposals.map(({ subject }) => nameOf(subject))
      expect(after).toEqual(expect.arrayContaining(before.map(({ subject }) => nameOf(subject))))
    }
  })
})

test('the same answers, in another order or said twice, propose the same', () => {
  always((profile, ground) => {
    const turned: PositionProfile = {
      ...profile,
      traits: profile.traits.toReversed(),
      highRiskPrograms: [...profile.highRiskPrograms, ...profile.highRiskPrograms.toReversed()],
      factors: [...profile.factors, ...profile.factors.toReversed()],
      hazards: profile.hazards.toReversed(),
      normPoints: profile.normPoints.toReversed(),
    }
    const { proposals } = proposeRequirements(turned, ground)
    expect(proposals).toEqual(proposeRequirements(profile, ground).proposals)
  })
})
