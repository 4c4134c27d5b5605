import { expect, test } from 'vitest'
import {
  aCompletion,
  anObligation,
  employee,
  instant,
  mining,
  obligation,
  someDepartment,
  someone,
  today,
} from '../../../../tests/examples.ts'
import { anIncident } from '../../../../tests/incidents-example.ts'
import { aGroundOf, aPerson, aRequirement } from '../../../../tests/requirement-example.ts'
import type { JournalLine } from '../../../commands/journal.ts'
import type { ObligationFacts } from '../../../obligations/facts/obligation-facts.ts'
import type { Subject } from '../../../obligations/subject.ts'
import type { PositionId } from '../../../positions/position.ts'
import { notFound } from '../../../shared/results/refusals.ts'
import { err, ok } from '../../../shared/results/result.ts'
import { makeTrial } from '../../../tariffs/company-term.ts'
import { gatherLacks } from './gather-lacks.ts'

const [titov, belova] = [employee(1), employee(2)]
const accident = anIncident()
const [welder, clerk] = [7 as PositionId, 8 as PositionId]

const briefing = (name: string): Subject => ({ section: 'briefing', name })
const done = (id: number, subject: Subject, date: string, employeeId = titov): ObligationFacts => ({
  obligation: anObligation(id, { employeeId, subject, periodicity: { kind: 'once' } }),
  completions: [aCompletion(id, date, { obligationId: obligation(id) })],
})
const undone = (id: number, name: string, employeeId = titov): ObligationFacts => ({
  ...done(id, briefing(name), '2026-11-01', employeeId),
  completions: [],
})
/** Nothing is lacking of whoever has these. */
const inOrder = (first: number, employeeId = titov): readonly ObligationFacts[] => [
  done(first, briefing('Вводный инструктаж'), '2019-09-02', employeeId),
  done(first + 1, { section: 'workingConditions', established: '2' }, '2025-01-10', employeeId),
  done(first + 2, { section: 'risk', established: 'low' }, '2025-01-10', employeeId),
]

type Known = {
  readonly incident?: typeof accident | null
  readonly histories?: readonly ObligationFacts[]
  /** Hours and minutes of the day of the accident, of UTC, by obligation. */
  readonly assigned?: Readonly<Record<number, string>>
  readonly changes?: readonly JournalLine[]
  readonly ground?: Parameters<typeof aGroundOf>[0]
}

/** What is gathered where the records answer so; whoever is not among the people of the ground has no card. */
const gather = ({
  incident = accident,
  histories = inOrder(1),
  assigned = {},
  changes = [],
  ground,
}: Known) =>
  gatherLacks(
    {
      get: async () => (incident === null ? err(notFound) : ok(incident)),
      past: {
        listHistories: async () => histories,
        listAssigned: async () =>
          new Map(
            Object.entries(assigned).map(([id, time]) => [
              obligation(Number(id)),
              instant(`2026-11-19T${time}:00.000Z`),
            ]),
          ),
        listChanges: async () => changes,
      },
      readGround: async () => aGroundOf(ground),
    },
    mining,
    accident.id,
  )

/** What is lacking, by the full name. */
async function lacking(known: Known) {
  const found = await gather(known)
  if (!found.ok) throw new Error('there is no such accident')
  return found.value.map(({ fullName, lacks }) => [fullName, ...lacks.map(({ what }) => what)])
}

const fullName = 'Титов Роман Евгеньевич'

test('of an accident that is not there nothing is gathered; of one whose records are in order nothing is lacking', async () => {
  expect(await gather({ incident: null })).toEqual(err(notFound))
  expect(await gather({})).toEqual(ok([{ fullName, lacks: [] }]))
})

test('what was assigned by the minute of the accident, by the clock of its place, counts; what came later doesn’t', async () => {
  const histories = [...inOrder(1), undone(4, 'Целевой инструктаж')]
  const told = [fullName, 'Целевой инструктаж: назначено, отметки о выполнении нет']
  const at = (time: string) => lacking({ histories, assigned: { 4: time } })
  expect(await at('11:09')).toEqual([told])
  expect(await at('11:10')).toEqual([told])
  expect(await at('11:11')).toEqual([[fullName]])
  const inOmsk = { ...accident, timeZone: 'Asia/Omsk' }
  expect(await lacking({ incident: inOmsk, histories, assigned: { 4: '11:10' } })).toEqual([[fullName]])
  expect(await lacking({ incident: inOmsk, histories, assigned: { 4: '08:10' } })).toEqual([told])
})

test('what no one knows when it was assigned counts, and so does what was done before the accident, whenever it was entered', async () => {
  expect(await lacking({ histories: [...inOrder(1), undone(4, 'Целевой инструктаж')] })).toEqual([
    [fullName, 'Целевой инструктаж: назначено, отметки о выполнении нет'],
  ])
  const entered = { 1: '15:00', 2: '15:00', 3: '15:00' }
  expect(await lacking({ assigned: entered })).toEqual([[fullName]])
})

test('each of the injured employees is told by their own name and of their own records; whoever has no card is not', async () => {
  const [first] = accident.injured
  if (!first) throw new Error('no one is injured')
  const injured = [
    { ...first, employeeId: belova, fullName: 'Белова Анна Игоревна' },
    { ...first, employeeId: null, fullName: 'Ли Ян', employer: 'ООО «Сосед»' },
    { ...first, employeeId: employee(99), fullName: 'Гость Иван Иванович' },
    first,
  ]
  const histories = [
    ...inOrder(1),
    ...inOrder(4, belova),
    undone(7, 'Целевой инструктаж'),
    undone(8, 'Внеплановый инструктаж', belova),
  ]
  const ground = { people: [aPerson(1), aPerson(2)] }
  expect(await lacking({ incident: { ...accident, injured }, histories, ground })).toEqual([
    ['Белова Анна Игоревна', 'Внеплановый инструктаж: назначено, отметки о выполнении нет'],
    [fullName, 'Целевой инструктаж: назначено, отметки о выполнении нет'],
  ])
})

test('a place of work that was not assessed is said under every tariff: each has the assessments', async () => {
  const told = [
    fullName,
    'СОУТ рабочего места: в записях нет результата',
    'Оценка профессиональных рисков: в записях нет результата',
  ]
  const histories = inOrder(1).slice(0, 1)
  for (const tariff of ['introductory', 'basic', 'standard'] as const)
    expect(await lacking({ histories, ground: { term: { ...makeTrial(today), tariff } } })).toEqual([told])
  expect(await lacking({ histories })).toEqual([told])
})

test('a requirement is asked of the post that was held then, by the clock of the place', async () => {
  const requirements = [
    aRequirement(1, { positionId: welder, subject: { section: 'instruction', name: 'ИОТ № 7' } }),
    aRequirement(2, { positionId: clerk, subject: { section: 'instruction', name: 'ИОТ № 8' } }),
  ]
  const ground = { people: [aPerson(1, { positionId: clerk })], requirements }
  const moved = (at: string): JournalLine => ({
    ...{ companyId: mining, by: someone, at: instant(at), command: 'employees/change' },
    changes: [
      {
        ...{ record: 'employee', ids: [titov], after: { positionId: clerk } },
        before: { positionId: welder, departmentId: someDepartment },
      },
    ],
  })
  const lacks = (at: string) => lacking({ ground, changes: [moved(at)] })
  const told = (name: string) => [[fullName, `${name}: требуется по должности с 10.01.2026, не назначено`]]
  expect(await lacks('2026-11-19T20:59:00.000Z')).toEqual(told('ИОТ № 8'))
  expect(await lacks('2026-11-19T21:00:00.000Z')).toEqual(told('ИОТ № 7'))
})
