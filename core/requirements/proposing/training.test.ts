import { expect, test } from 'vitest'
import { aGround, aProfile } from '../../../tests/profile-example.ts'
import type { Ground } from '../ground.ts'
import type { PositionProfile, Trait } from '../position-profile.ts'
import { proposeTraining } from './propose-training.ts'

const A = 'Общие вопросы охраны труда и функционирования системы управления охраной труда'
const firstAid = 'Оказание первой помощи пострадавшим'
const ppe = 'Использование (применение) средств индивидуальной защиты'
const height = 'Безопасные методы и приемы выполнения работ на высоте'
const internship = 'Стажировка на рабочем месте'

type Facts = { readonly profile?: Partial<PositionProfile>; readonly ground?: Partial<Ground> }

const propose = ({ profile, ground }: Facts) =>
  proposeTraining({ ...aProfile, ...profile }, { ...aGround, ...ground })

const find = (name: string, facts: Facts) =>
  propose(facts).proposals.find(({ subject }) => 'name' in subject && subject.name.startsWith(name))

const B = 'Безопасные методы и приемы выполнения работ при воздействии'

test.each([
  [A, { kind: 'head' }, 'п. 53 «а», п. 59'],
  [A, { kind: 'deputy' }, 'п. 53 «а», п. 59'],
  [A, { kind: 'departmentHead' }, 'п. 53 «б», п. 59'],
  [A, { traits: ['safetySpecialist'] }, 'п. 53 «г», п. 59'],
  [A, { traits: ['trustee'] }, 'п. 53 «ж», п. 59'],
  [A, { traits: ['unionTrustee'] }, 'п. 53 «ж», п. 59'],
  [A, { traits: ['inCommission'] }, 'п. 74, п. 59'],
  [B, { kind: 'departmentHead' }, 'п. 53 «б», п. 59'],
  [B, { kind: 'specialist' }, 'п. 53 «в», п. 59'],
  [B, { kind: 'worker' }, 'п. 53 «д», п. 59'],
  [B, { kind: 'head', traits: ['safetySpecialist'] }, 'п. 53 «г», п. 59'],
  [B, { kind: 'head', traits: ['briefs'] }, 'п. 53 «е», п. 59'],
  [B, { kind: 'head', traits: ['inCommission'] }, 'п. 53 «е», п. 59'],
  [B, { kind: 'head', traits: ['trustee'] }, 'п. 53 «ж», п. 59'],
  [B, { kind: 'head', traits: ['unionTrustee'] }, 'п. 53 «ж», п. 59'],
  [firstAid, { kind: 'worker' }, 'п. 33 «б», п. 36'],
  [firstAid, { kind: 'head', traits: ['briefs'] }, 'п. 33 «а», п. 36'],
  [firstAid, { kind: 'head', traits: ['boundToFirstAid'] }, 'п. 33 «в», п. 36'],
  [firstAid, { kind: 'head', traits: ['drives'] }, 'п. 33 «г», п. 36'],
  [firstAid, { kind: 'head', traits: ['ableOfFirstAid'] }, 'п. 33 «д», п. 36'],
  [firstAid, { kind: 'head', traits: ['inCommission'] }, 'п. 33 «е», п. 36'],
  [firstAid, { kind: 'head', traits: ['teachesFirstAid'] }, 'п. 33 «е», п. 36'],
  [firstAid, { kind: 'head', traits: ['safetySpecialist'] }, 'п. 33 «е», п. 36'],
  [firstAid, { kind: 'head', traits: ['trustee'] }, 'п. 33 «е», п. 36'],
  [firstAid, { kind: 'head', traits: ['firstAidByDecision'] }, 'п. 33 «ж», п. 36'],
  [ppe, { traits: ['skilledPpe'] }, 'п. 38, п. 41'],
  [ppe, { traits: ['inCommission'] }, 'п. 40, п. 41'],
  [ppe, { traits: ['safetySpecialist'] }, 'п. 40, п. 41'],
  [ppe, { traits: ['trustee'] }, 'п. 40, п. 41'],
  [height, { highRiskPrograms: [9] }, 'п. 55, п. 60'],
] as const)('%s for %j by %s', (name, profile, point) => {
  expect(find(name, { profile })?.citation).toEqual({ act: 'pp-2464', point })
})

test('heads and deputies learn no safe methods, specialists no general part, and no one gets what nothing brings', () => {
  for (const kind of ['head', 'deputy'] as const)
    expect(propose({ profile: { kind } }).proposals).toHaveLength(1)
  expect(propose({ profile: { kind: 'specialist' } }).proposals).toHaveLength(1)
  expect(find(A, { profile: { kind: 'worker' } })).toBeUndefined()
  expect(find(height, { profile: { highRiskPrograms: [1, 4, 30] } })).toBeUndefined()
})

test('what several answers bring is proposed once, by the first clause, and names them all', () => {
  const { proposals } = propose({ profile: { kind: 'departmentHead', traits: ['trustee', 'inCommission'] } })
  expect(proposals.map(({ subject }) => subject)).toHaveLength(4)
  expect(proposals.at(-1)?.why).toMatch(/^вид работника .*; признак .*; признак .*/)
})

test('general and safe methods come every three years, high-risk works every year, each under its rule', () => {
  const profile = { kind: 'departmentHead', traits: ['briefs', 'skilledPpe'], highRiskPrograms: [9] } as const
  expect(
    [A, B, firstAid, ppe, height].map((name) => {
      const found = find(name, { profile })
      return [found?.periodicity, found?.ruleId]
    }),
  ).toEqual([
    [{ kind: 'every', months: 36 }, 'train.AB'],
    [{ kind: 'every', months: 36 }, 'train.AB'],
    [{ kind: 'every', months: 36 }, 'train.firstaid'],
    [{ kind: 'every', months: 36 }, 'train.ppe'],
    [{ kind: 'every', months: 12 }, 'train.V'],
  ])
})

test('what p. 40 only implies is inferred and says so; what p. 38 says is found', () => {
  expect(find(ppe, { profile: { traits: ['trustee'] } })).toMatchObject({
    confidence: 'inferred',
    note: expect.stringMatching(/^только в аккредитованном центре \(п\. 40\): .*; п\. 40 говорит, где/),
  })
  expect(find(ppe, { profile: { traits: ['skilledPpe', 'trustee'] } })).toMatchObject({
    confidence: 'found',
    why: 'признак «применяет СИЗ, которые требуют навыков»; признак «в комитете (комиссии) по охране труда»',
    note: 'только в аккредитованном центре (п. 40): признак «в комитете (комиссии) по охране труда»',
  })
})

test('a trustee who is in no committee learns the two programmes in a centre, and neither first aid nor PPE for that', () => {
  const { proposals } = propose({ profile: { kind: 'head', traits: ['unionTrustee'] } })
  expect(
    proposals.map(({ subject, place }) => ['name' in subject && subject.name.slice(0, 5), place]),
  ).toEqual([
    [A.slice(0, 5), 'centre'],
    [B.slice(0, 5), 'centre'],
  ])
})

test('what a clause leaves open is told beside it', () => {
  expect(find(firstAid, { profile: { kind: 'head', traits: ['trustee'] } })?.note).toMatch(
    /^названы члены комитетов \(комиссий\); если это уполномоченный, смените признак/,
  )
  expect(find(firstAid, { profile: { traits: ['trustee'] } })?.note).toBeNull()
  expect(find(A, { profile: { traits: ['trustee'] } })?.note).not.toMatch(/названы члены/)
  expect(find(B, { profile: { kind: 'head', traits: ['briefs'] } })?.note).toMatch(
    /программы тех, кого инструктирует/,
  )
  expect(find(B, { profile: { traits: ['briefs'] } })?.note).not.toMatch(/кого инструктирует/)
  expect(find(firstAid, { profile: { kind: 'head', traits: ['briefs'] } })?.note).toBeNull()
  expect(find(height, { profile: { highRiskPrograms: [9] } })?.note).toBe(
    'отраслевые правила могут задать другой срок (п. 60)',
  )
})

const outside = (name: string, traits: readonly Trait[]) =>
  find(name, { profile: { traits: ['skilledPpe', ...traits], highRiskPrograms: [9] } })?.place === 'centre'

test.each([
  ['safetySpecialist', [true, true, true, true]],
  ['inCommission', [true, true, true, true]],
  ['trustee', [true, true, false, true]],
  ['unionTrustee', [true, true, false, false]],
  ['briefs', [true, true, false, false]],
  ['drives', [false, false, false, false]],
  ['boundToFirstAid', [false, false, false, false]],
  ['ableOfFirstAid', [false, false, false, false]],
  ['teachesFirstAid', [false, false, true, false]],
  ['firstAidByDecision', [false, false, false, false]],
] as const)(
  'who has the trait %s learns safe methods, heights, first aid, PPE in a centre alone: %j',
  (trait, expected) => {
    expect([B, height, firstAid, ppe].map((name) => outside(name, [trait]))).toEqual(expected)
  },
)

test('the head of an organisation learns in a centre, a deputy and heads of departments inside too', () => {
  expect(find(A, { profile: { kind: 'head' } })?.place).toBe('centre')
  expect(find(A, { profile: { kind: 'deputy' } })).toMatchObject({ place: 'inside', note: null })
  expect(find(A, { profile: { kind: 'departmentHead' } })?.place).toBe('inside')
})

test('an employer that is not in the register teaches no one; one that has not answered is told of it', () => {
  const profile = { kind: 'deputy' } as const
  expect(find(A, { profile, ground: { teachesInside: false } })).toMatchObject({
    place: 'centre',
    note: 'работодателя нет в реестре работодателей, которые обучают своих работников (п. 99)',
  })
  expect(find(A, { profile, ground: { teachesInside: null } })).toMatchObject({
    place: 'inside',
    note: 'у работодателя, если он в реестре работодателей, которые обучают своих работников (п. 99); ответьте на это один раз: «Сведения для документов», «Обучение»',
  })
})

test('a micro-enterprise teaches in a briefing, but for high-risk works and for those who learn in a centre', () => {
  const ground = { microEnterprise: true, teachesInside: false }
  const profile = { highRiskPrograms: [9] } as const
  expect(find(B, { profile, ground })).toMatchObject({
    place: 'inside',
    note: expect.stringMatching(/\(п\. 100\).*\(п\. 101\)$/),
  })
  expect(find(height, { profile, ground })).toMatchObject({
    place: 'centre',
    note: expect.stringMatching(/^работодателя нет в реестре .*; отраслевые правила/),
  })
  expect(find(A, { profile: { kind: 'head' }, ground })?.place).toBe('centre')
  expect(find(B, { profile, ground: { ...ground, microEnterprise: null } })?.place).toBe('centre')
})

test('an internship is for who needs one and for high-risk works, once, of two shifts at least', () => {
  expect(find(internship, {})).toBeUndefined()
  expect(find(internship, { profile: { traits: ['internship'] } })).toMatchObject({
    periodicity: { kind: 'once' },
    citation: { act: 'pp-2464', point: 'п. 26, п. 31' },
    why: 'признак «нужна стажировка»',
    note: 'не менее 2 смен',
  })
  expect(find(internship, { profile: { highRiskPrograms: [9] } })?.why).toBe('работы повышенной опасности')
})

test.each([
  [null, 'не менее 2 смен'],
  [2, '2 смены, как сказано в «Сведениях для документов»; по закону не менее 2 смен'],
  [5, '5 смен, как сказано в «Сведениях для документов»; по закону не менее 2 смен'],
  [1, 'не менее 2 смен, а в «Сведениях для документов» сказано 1: исправьте'],
])('an internship of %o shifts by what the company has said', (internshipShifts, note) => {
  const facts = { profile: { traits: ['internship'] }, ground: { internshipShifts } } as const
  expect(find(internship, facts)?.note).toBe(note)
})

test('whoever answers for fire safety learns it every five years; its term is from memory and says so', () => {
  const fire = 'Дополнительная профессиональная программа'
  expect(find(fire, {})).toBeUndefined()
  expect(find(fire, { profile: { kind: 'head', traits: ['fireResponsible'] } })).toEqual({
    subject: {
      section: 'training',
      name: 'Дополнительная профессиональная программа по пожарной безопасности',
    },
    periodicity: { kind: 'every', months: 60 },
    ruleId: 'fire.dpo',
    citation: { act: '69-fz', point: 'ст. 25' },
    why: 'признак «отвечает за пожарную безопасность или проводит противопожарные инструктажи»',
    confidence: 'memory',
    place: null,
    note: 'срок и круг обучаемых вписаны по памяти, сверьте с приказом МЧС № 1120: обучение нужно на объектах, где бывает 50 человек и больше, и на пожароопасных, если нет профильного образования',
  })
})

const exempt = {
  kind: 'specialist',
  traits: ['officeOnly'],
  workingConditions: '1',
  exemptedBy: 'приказ № 18',
} as const

test('programme Б is spared by a decision where office machines are the only hazard, of specialists and heads of departments alone', () => {
  expect(propose({ profile: exempt })).toEqual({
    proposals: [],
    absent: [
      {
        section: 'training',
        why: 'программа Б не требуется: приказ № 18 (п. 54 Правил № 2464)',
        missing: null,
      },
    ],
  })
  expect(propose({ profile: { ...exempt, kind: 'departmentHead' } }).proposals).toHaveLength(1)
  expect(find(B, { profile: { ...exempt, kind: 'worker' } })).toBeDefined()
  expect(propose({ profile: { ...exempt, kind: 'worker' } }).absent).toEqual([])
  expect(find(B, { profile: { ...exempt, traits: ['officeOnly', 'trustee'] } })).toBeDefined()
  expect(propose({ profile: { ...exempt, kind: 'head' } }).absent).toEqual([])
})

test('while something is missing for it, Б stays and what is missing is told', () => {
  expect(propose({ profile: { ...exempt, workingConditions: null, exemptedBy: null } })).toMatchObject({
    proposals: [{ citation: { point: 'п. 53 «в», п. 59' } }],
    absent: [
      {
        section: 'training',
        why: 'от программы Б пока не освобождены (п. 54 Правил № 2464)',
        missing: 'класс условий труда по СОУТ; перечень освобождённых должностей или решение работодателя',
      },
    ],
  })
  expect(propose({ profile: { kind: 'specialist' } }).absent).toEqual([])
})
