import { expect, test } from 'vitest'
import { aTraining, day, employee, gloves, memo, months, today } from '../../../tests/examples.ts'
import { aProfile } from '../../../tests/profile-example.ts'
import {
  aDuty,
  aGroundOf,
  aPerson,
  aRequirement,
  general,
  signed,
} from '../../../tests/requirement-example.ts'
import type { Periodicity } from '../../deadlines/periodicity.ts'
import type { DepartmentId } from '../../departments/department.ts'
import type { Subject } from '../../obligations/subject.ts'
import type { PositionId } from '../../positions/position.ts'
import type { Section } from '../../sections/section.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { makeTrial } from '../../tariffs/company-term.ts'
import type { Propose } from '../posts/posts-ground.ts'
import type { NotRequired, Proposal } from '../proposal.ts'
import { absenceReasons } from './absence.ts'
import { explainAbsence } from './explain-absence.ts'

const training = (name: string): Subject => ({ section: 'training', name })
const proposalOf = (subject: Subject): Proposal => ({
  ...{ subject, periodicity: months(36), ruleId: null, citation: { act: 'pp-2464', point: 'п. 59' } },
  ...{ why: 'вид', confidence: 'found', place: null, note: null },
})
const proposing =
  (proposals: readonly Subject[], absent: readonly NotRequired[] = []): Propose =>
  () => ({ proposals: proposals.map(proposalOf), absent })

type Told = {
  readonly section?: Section
  readonly propose?: Propose
  readonly nameOf?: () => string | null
}

/** Why the first of the ground's people is not in a table. */
function explain(
  changes: Parameters<typeof aGroundOf>[0],
  { section = 'training', propose = proposing([]), nameOf = () => 'Никитина М. В.' }: Told = {},
) {
  const ground = aGroundOf(changes)
  const [person] = ground.people
  if (!person) throw new Error('there is no one')
  return explainAbsence(ground, person, section, propose, nameOf)
}
const lines = ({ facts }: ReturnType<typeof explain>) => facts.map(({ name, text }) => `${name}: ${text}`)

/** Nothing but an office, class 2, and an order. */
const exemptProfile = {
  ...aProfile,
  kind: 'specialist',
  traits: ['officeOnly'],
  workingConditions: '2',
  exemptedBy: 'приказ № 18',
} as const
const exemptPosts = [{ ...general, profile: exemptProfile, answered: signed }]
const briefing = (name: string): Subject => ({ section: 'briefing', name })
const intro = aDuty(1, {
  subject: briefing('Вводный инструктаж'),
  periodicity: { kind: 'once' },
  baseDate: day('2019-09-02'),
})
const fire = aDuty(2, {
  subject: briefing('Повторный противопожарный инструктаж'),
  baseDate: day('2026-01-10'),
  deadline: day('2027-01-10'),
})
const spared = {
  section: 'briefing',
  why: 'первичный и повторный инструктажи не требуются: приказ № 18 (п. 13, 15 Правил № 2464)',
  missing: null,
} as const

const posts = [{ ...general, profile: aProfile, answered: signed }]
const elsewhere = { ...general, positionId: 7 as PositionId }
const one = aRequirement(1)
const leave = { requirementId: one.id, employeeId: employee(1), reason: 'Декрет', until: null, made: signed }
const inMemo = { id: memo(3), number: 14 }

test('what is recorded of others, of other posts and of other sections tells nothing', () => {
  const told = explain({
    posts: [{ ...elsewhere, profile: { ...aProfile, exemptedBy: 'приказ № 18' }, answered: signed }],
    requirements: [
      aRequirement(1, elsewhere),
      aRequirement(2, { subject: { section: 'briefing', name: 'Вводный' } }),
    ],
    duties: [
      aDuty(1, { employeeId: employee(2), deadline: today }),
      aDuty(2, { subject: { section: 'briefing', name: 'Вводный' }, deadline: today }),
    ],
    exceptions: [leave, { ...leave, requirementId: aRequirement(9).id }],
  })
  expect(told).toEqual({
    ...{ employeeId: 1, fullName: 'Работник 1', position: 'Кладовщик', section: 'training' },
    ...{ reason: 'notAnswered', post: general, memo: null },
    facts: [
      { name: 'Требование', text: 'На вопросы о должности «Кладовщик» ещё не ответили' },
      { name: 'Исключения', text: 'нет' },
    ],
    remedy: 'Ответьте на вопросы о должности «Кладовщик»: тогда будет видно, чего требует закон',
  })
  expect(explain({}, { section: 'briefing' }).reason).toBe('notAnswered')
})

test('what the law asks is proposed by the post’s own answers and the position’s name', () => {
  const asked: unknown[] = []
  const propose: Propose = (...given) => {
    asked.push(given)
    return { proposals: [], absent: [] }
  }
  const other = { ...elsewhere, profile: { ...aProfile, factors: ['4.4'] }, answered: signed }
  expect(explain({ posts: [other, ...posts] }, { propose }).reason).toBe('notRequired')
  expect(asked).toEqual([[aProfile, 'Кладовщик']])
})

test('a requirement is told with the day since which it is in force, and how many more there are', () => {
  const another = aRequirement(2, { subject: training('Работы на высоте') })
  const stranger = { ...leave, employeeId: employee(2) }
  const accepted = explain({ requirements: [one], exceptions: [stranger] })
  expect(accepted).toMatchObject({
    reason: 'notApplied',
    remedy: 'Требование принято, но не применено. Появится в таблице, если применить разницу',
  })
  expect(lines(accepted)).toEqual([
    'Требование: Оказание первой помощи пострадавшим: принято, с 10.01.2026',
    'Исключения: нет',
  ])
  const both = explain({ requirements: [one, another], exceptions: [leave] })
  expect(both.reason).toBe('notApplied')
  expect(lines(both)).toEqual([
    'Требование: Оказание первой помощи пострадавшим и ещё 1: принято, с 10.01.2026',
    'Исключения: Декрет, без срока (16.03.2026, Никитина М. В.)',
  ])
})

test('a requirement of a section that the tariff is without is not applied for that', () => {
  const subject: Subject = { section: 'medicalExamination', factorNumber: '4.4' }
  const requirements = [aRequirement(1, { subject })]
  const term = { ...makeTrial(today), tariff: 'basic' as const }
  const at = { section: subject.section }
  expect(explain({ requirements, term }, at)).toMatchObject({
    reason: 'withoutSection',
    remedy:
      'Требование принято, но раздел не входит в базовый тариф. Появится в таблице, если выбрать стандартный тариф и применить разницу',
  })
  expect(explain({ requirements, term: makeTrial(today) }, at).reason).toBe('notApplied')
})

test('an exception is told with its last day and who made it, while they are a member', () => {
  const another = aRequirement(2, { subject: training('Работы на высоте') })
  const other = { ...leave, requirementId: another.id, reason: 'Больничный', until: day('2026-12-31') }
  const told = explain({ requirements: [one, another], exceptions: [leave, other] }, { nameOf: () => null })
  expect(told).toMatchObject({
    reason: 'excepted',
    remedy: 'Появится в таблице, если снять исключение и применить разницу',
  })
  expect(lines(told).at(-1)).toBe(
    'Исключения: Декрет, без срока (16.03.2026); Больничный, до 31.12.2026 (16.03.2026)',
  )
})

test('what waits is told by its point of law; what is not asked for then is not', () => {
  const absent = [{ section: 'training' as const, why: 'нет вредных работ', missing: null }]
  const some = (count: number) => Array.from({ length: count }, (_, i) => training(`Программа ${i + 1}`))
  const waits = (count: number) => explain({ posts }, { propose: proposing(some(count), absent) })
  expect(lines(waits(1))).toEqual([
    'Требование: По должности «Кладовщик» не принято',
    'Предлагается: Программа 1, п. 59 Правил № 2464',
    'Исключения: нет',
  ])
  expect(lines(waits(5)).filter((line) => line.startsWith('Предлагается'))).toHaveLength(4)
  expect([waits(1), waits(2)].map(({ remedy }) => remedy)).toEqual([
    'Появится в таблице, если принять предложение для 1 работника или назначить только этому работнику',
    'Появится в таблице, если принять предложения для 1 работника или назначить только этому работнику',
  ])
  expect(lines(explain({ posts }, { propose: proposing([], absent) }))).toEqual([
    'Требование: По должности «Кладовщик» не принято',
    'Не требуется: нет вредных работ',
    'Исключения: нет',
  ])
})

test('the remedy counts who is held to the same post', () => {
  const there = { ...general, departmentId: 9 as DepartmentId }
  const told = explain({
    posts: [...posts, { ...there, profile: aProfile, answered: signed }],
    people: [aPerson(1), aPerson(2), aPerson(3, there), aPerson(4, { positionId: elsewhere.positionId })],
  })
  expect(told.remedy).toBe(
    'Появится в таблице, если принять требование для 2 работников или назначить только этому работнику',
  )
})

test('an order that exempts is told, of briefings alone; a refusal with who refused, four at most', () => {
  const exempt = explain({ posts: exemptPosts }, { section: 'briefing' })
  expect(exempt.remedy).toBe(
    'Появится в таблице, если отменить освобождение или назначить только этому работнику',
  )
  expect(lines(exempt)[1]).toBe('Освобождены: приказ № 18')
  expect(lines(explain({ posts: exemptPosts }))).toHaveLength(2)
  const refused = [1, 2, 3, 4, 5].map((id) =>
    aRequirement(id, {
      subject: training(`Программа ${id}`),
      decision: { kind: 'refused', reason: 'нет работ' },
    }),
  )
  const told = lines(explain({ posts, requirements: refused })).slice(1, -1)
  expect(told).toHaveLength(4)
  expect(told[3]).toBe('Отказано: Программа 4, 16.03.2026, Никитина М. В.: «нет работ»')
})

test('of several obligations four are told; the memo is that which stands in the way', () => {
  const done = { baseDate: day('2026-01-10') }
  const duties = [1, 2, 3, 4, 5].map((id) => aDuty(id, { ...done, memo: id === 2 ? inMemo : null }))
  const held = explain({ duties })
  expect(held).toMatchObject({
    ...{ reason: 'inMemo', memo: inMemo },
    remedy: 'Вернётся в таблицу, когда записку исполнят или отменят',
  })
  expect(held.facts).toHaveLength(4)
  const there = explain({ duties: [...duties, aDuty(6, { deadline: today })] })
  expect(there).toMatchObject({
    reason: 'there',
    memo: null,
    remedy: expect.stringContaining('сбросьте отбор'),
  })
  expect(explain({ duties: [...duties, aDuty(6)] }).reason).toBe('there')
})

test('what was done is told with its next day, or that there is none, and why', () => {
  const done = (periodicity: Periodicity, deadline: LocalDate | null = null) =>
    explain({ duties: [aDuty(1, { periodicity, baseDate: day('2026-01-10'), deadline })] })
  const comes = done(months(12), day('2027-01-10'))
  expect(comes.remedy).toBe('Появится в таблице, когда подойдёт срок')
  expect(comes.facts[0]?.text).toBe('пройдено 10.01.2026, срок 10.01.2027')
  for (const [periodicity, told] of [
    [{ kind: 'once' }, 'повторять не нужно'],
    [{ kind: 'indefinite' }, 'бессрочно'],
    [{ kind: 'untilWornOut' }, 'до износа'],
    [months(12), 'следующего срока нет'],
  ] as const) {
    const { remedy, facts } = done(periodicity)
    expect(remedy).toBe(
      periodicity.kind === 'once'
        ? 'Всё назначенное выполнено, повторять его не нужно'
        : 'Всё назначенное выполнено, срока повторения нет',
    )
    expect(facts[0]?.text).toBe(`пройдено 10.01.2026, ${told}`)
  }
})

test('beside what is done stands the order that exempts from the rest, and what would undo it', () => {
  const propose = proposing([], [spared])
  const at = { section: 'briefing', propose } as const
  const both = explain({ posts: exemptPosts, duties: [intro, fire] }, at)
  expect(both.reason).toBe('done')
  expect(lines(both)).toEqual([
    'Вводный инструктаж: пройдено 02.09.2019, повторять не нужно',
    'Повторный противопожарный инструктаж: пройдено 10.01.2026, срок 10.01.2027',
    `Освобождены: ${spared.why}`,
  ])
  expect(both.remedy).toBe('Появится в таблице, когда подойдёт срок или если отменить освобождение')
  expect(explain({ posts: exemptPosts, duties: [intro] }, at).remedy).toBe(
    'Всё назначенное выполнено, повторять его не нужно. Появится в таблице, если отменить освобождение',
  )
  const waits = {
    section: 'briefing',
    propose: proposing([briefing('Вводный инструктаж')], [spared]),
  } as const
  expect(lines(explain({ posts: exemptPosts }, waits))).toContain(`Освобождены: ${spared.why}`)
  expect(lines(explain({ posts: exemptPosts, duties: [{ ...fire, memo: inMemo }] }, at))).toContain(
    `Освобождены: ${spared.why}`,
  )
})

test('an order of a post that is not exempt exempts no one: what is missing is told', () => {
  const profile = { ...exemptProfile, workingConditions: '3.1' } as const
  const absent = { section: 'briefing', why: 'пока не освобождены', missing: 'класс 1 или 2' } as const
  const told = explain(
    { posts: [{ ...general, profile, answered: signed }], duties: [intro, fire] },
    { section: 'briefing', propose: proposing([], [absent]) },
  )
  expect(lines(told).slice(2)).toEqual(['Не требуется: пока не освобождены', 'Не хватает: класс 1 или 2'])
  expect(told.remedy).toBe('Появится в таблице, когда подойдёт срок')
})

test('an order that spares programme Б is told among what is learned, and of no other section', () => {
  const absent = { section: 'training', why: 'программа Б не требуется', missing: null } as const
  const propose = proposing([], [absent, { ...absent, section: 'medicalExamination' }])
  const spares = explain({ posts: exemptPosts }, { propose })
  expect(spares.reason).toBe('exempt')
  expect(lines(spares)).toContain('Освобождены: программа Б не требуется')
  expect(explain({ posts: exemptPosts }, { propose, section: 'medicalExamination' }).reason).toBe(
    'notRequired',
  )
})

test('beside what is done stand refusals and exceptions, and what would undo them', () => {
  const refusal = aRequirement(2, {
    subject: training('Работы на высоте'),
    decision: { kind: 'refused', reason: 'нет работ' },
  })
  const done = [aDuty(1, { periodicity: { kind: 'once' }, baseDate: day('2026-01-10') })]
  const refused = explain({ posts, duties: done, requirements: [refusal] })
  expect(lines(refused).slice(1)).toEqual([
    'Отказано: Работы на высоте, 16.03.2026, Никитина М. В.: «нет работ»',
  ])
  expect(refused.remedy).toBe(
    'Всё назначенное выполнено, повторять его не нужно. Появится в таблице, если принять то, в чём отказано',
  )
  const excepted = explain({ posts, duties: done, requirements: [one, refusal], exceptions: [leave] })
  expect(lines(excepted).at(-1)).toBe('Исключения: Декрет, без срока (16.03.2026, Никитина М. В.)')
  expect(excepted.remedy).toBe(
    'Всё назначенное выполнено, повторять его не нужно. Появится в таблице, если снять исключение и применить разницу или принять то, в чём отказано',
  )
})

test.each<[Subject, string]>([
  [aTraining, 'Оказание первой помощи пострадавшим'],
  [gloves(2), 'Перчатки с полимерным покрытием'],
  [{ section: 'medicalExamination', factorNumber: '4.4' }, 'Пункт 4.4 приказа № 29н'],
  [{ section: 'workingConditions', established: '2' }, 'Специальная оценка условий труда'],
  [{ section: 'risk', established: 'low' }, 'Оценка профессиональных рисков'],
])('what it is about is called by its name, its point or its assessment: %o', (subject, name) => {
  const { section } = subject
  expect(explain({ duties: [aDuty(1, { subject })] }, { section }).facts[0]?.name).toBe(name)
})

test('each reason has its facts, and a remedy unless they are there or gone', () => {
  const gone = explain({ people: [aPerson(1, { dismissalDate: day('2026-03-01') })] })
  expect(gone).toMatchObject({ reason: 'dismissed', remedy: null })
  expect(lines(gone)).toEqual(['Уволен: 01.03.2026'])
  expect(absenceReasons).toContain(gone.reason)
})
