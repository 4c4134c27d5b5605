import { expect, test } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import { mining, today } from '../../tests/examples.ts'
import { signed } from '../../tests/requirement-example.ts'
import type { Company } from '../companies/company.ts'
import type { Document } from '../documents/document.ts'
import type { AnsweredPaper } from '../documents/issuing/document-facts.ts'
import { programmeOnProtocol } from '../memos/protocols-of-memo.ts'
import { trainingPrograms } from '../norms/training-programs.ts'
import type { CompletionId } from '../obligations/completion.ts'
import type { EmployeeId } from '../shared/identity.ts'
import { formSet } from './form-set.ts'
import type { KnowledgeCheck } from './knowledge-check.ts'
import type { SentRecord } from './match-answer.ts'
import { nameRecord, type RegistrySetId, takePlace } from './registry-record.ts'
import type { RegistrySet } from './registry-set.ts'
import { takeAnswer } from './take-answer.ts'
import { withdrawSet } from './withdraw-set.ts'

const companyId = mining
const id = 3 as RegistrySetId
const firstAid = trainingPrograms[0]?.title ?? ''
/** What of a person is told to the register. */
const toldPerson = {
  ...{ lastName: 'Галкин', firstName: 'Пётр', fatherName: null },
  ...{ snils: '112-233-445 95', position: 'Кладовщик' },
}
const person = { ...toldPerson, personnelNumber: null, department: 'Склад' }
/** Of the second another's: no two have the same. */
const personOf = (place: number) => (place === 2 ? { ...person, snils: '001-001-998 01' } : person)
const sentOf = (place: number) => (place === 2 ? { ...toldPerson, snils: '001-001-998 01' } : toldPerson)
const check = (completionId: number, given: Partial<KnowledgeCheck> = {}): KnowledgeCheck => ({
  ...{ completionId: completionId as CompletionId, employeeId: completionId as EmployeeId },
  person: personOf(completionId),
  ...{ programme: firstAid, date: today, passed: true, protocol: '12', registry: null },
  ...{ awaitedIn: null, foreign: null },
  ...given,
})
const company = { inn: '7707083893', name: 'ООО «Ромашка»' } as Company
const set: RegistrySet = {
  ...{ id, companyId, made: signed, company: { inn: company.inn, title: company.name } },
  ...{ count: 2, registered: 0, withdrawn: null },
}
const record = (place: number): SentRecord => ({
  ...toldPerson,
  ...{ outerId: nameRecord(companyId, id, place), completionId: place as CompletionId },
  ...{ employeeId: place as EmployeeId, foreign: null, passed: true, programId: 1, programTitle: firstAid },
  ...{ date: today, protocol: '12', number: null },
})

const form = (
  checks: unknown,
  known: readonly KnowledgeCheck[] = [check(1), check(2)],
  owned: Company | null = company,
) =>
  followInCompany(formSet.run({ companyId, details: { checks } }, signed), {
    company: () => owned,
    today: () => today,
    'knowledge-checks': ({ ids }: { readonly ids: readonly CompletionId[] }) =>
      known.filter(({ completionId }) => ids.includes(completionId)),
    'new-registry-set-id': () => id,
    'registry-set': () => null,
  } as never)
const told = (outcome: ReturnType<typeof form>) =>
  outcome.ok
    ? []
    : 'errors' in outcome.error
      ? outcome.error.errors.map(({ field, row, code }) => `${field} ${row ?? ''} ${code}`)
      : [outcome.error.code]

test('a set has its records in the order in which they were asked for, and is told by the journal', () => {
  const outcome = form([{ completionId: 2 }, { completionId: 1, protocol: ' 14 ' }])
  expect(outcome).toMatchObject({ value: { answer: set } })
  expect(outcome.ok && outcome.value.writes).toEqual([
    {
      kind: 'registry-sets',
      rows: [
        {
          set,
          records: [
            { ...record(1), ...sentOf(2), completionId: 2, employeeId: 2 },
            { ...record(2), ...sentOf(1), completionId: 1, employeeId: 1, protocol: '14' },
          ],
        },
      ],
    },
    { kind: 'completion-papers', rows: [{ companyId, id: 1, papers: { protocol: '14', registry: null } }] },
    {
      kind: 'journal',
      rows: [
        {
          ...{ ...signed, companyId, command: 'registry/form' },
          changes: [
            { record: 'registry-set', ids: [id], before: null, after: { count: 2 } },
            { record: 'completion', ids: [1], before: { protocol: '12' }, after: { protocol: '14' } },
          ],
        },
      ],
    },
  ])
})

test('what is said besides goes with the record', () => {
  const foreigner = check(1, { person: { ...person, snils: null }, programme: 'Высота' })
  const asked = { completionId: 1, programId: 9, foreignNumber: 'AN 1', citizenship: 'Киргизия' }
  const outcome = form([asked], [foreigner])
  expect(outcome.ok && outcome.value.writes[0]).toMatchObject({
    rows: [{ records: [{ programId: 9, foreign: { number: 'AN 1', citizenship: 'Киргизия' } }] }],
  })
  const remembered = { ...foreigner, foreign: { number: 'AN 2', citizenship: 'Киргизия' } }
  const again = form([{ completionId: 1, programId: 9 }], [remembered])
  expect(again.ok && again.value.writes[0]).toMatchObject({
    rows: [{ records: [{ foreign: { number: 'AN 2' } }] }],
  })
  expect(told(form([{ ...asked, citizenship: '' }], [foreigner]))).toEqual([
    'checks 0 registry/citizenship-missing',
  ])
  expect(told(form([{ ...asked, foreignNumber: '' }], [foreigner]))).toEqual([
    'checks 0 registry/snils-missing',
  ])
})

test('every fault is told by its row, and nothing is made', () => {
  const known = [check(1, { registry: '7' }), check(2, { protocol: null, programme: '' })]
  expect(told(form([{ completionId: 1 }, { completionId: 2 }, { completionId: 9 }], known))).toEqual([
    'checks 0 registry/registered',
    'checks 1 registry/program-unknown',
    'checks 1 registry/protocol-missing',
    'checks 2 choice/unknown',
  ])
  expect(told(form([{ completionId: 1 }], undefined, null))).toEqual(['not-found'])
})

test('a person’s check by a programme on a day under a protocol is sent once', () => {
  const known = [check(1), check(2, { person, employeeId: 1 as EmployeeId })]
  const both = [{ completionId: 1 }, { completionId: 2 }]
  expect(told(form(both, known))).toEqual(['checks 1 registry/twice'])
  expect(told(form([{ completionId: 1 }, { completionId: 1 }]))).toEqual(['checks 1 registry/twice'])
  expect(told(form([both[0], { completionId: 2, protocol: '13' }], known))).toEqual([])
})

test('who has two jobs is one: a check of each is sent, the same one once', () => {
  const asked = [{ completionId: 1 }, { completionId: 2 }]
  const job = (protocol: string) => [check(1), check(2, { person, protocol })]
  expect(told(form(asked, job('13')))).toEqual([])
  expect(told(form(asked, job('12')))).toEqual(['checks 1 registry/twice'])
  const unknown = { ...person, snils: null }
  const foreign = { number: 'AN 1', citizenship: 'Киргизия' }
  const namesakes = [1, 2].map((id) => check(id, { person: unknown, foreign }))
  expect(told(form(asked, namesakes))).toEqual([])
})

test('of two people with one СНИЛС neither is sent, and the row of each tells it', () => {
  const twin = check(2, { person: { ...person, firstName: 'Ярослава' } })
  const checks = [1, 2, 3].map((completionId) => ({ completionId }))
  const others = [check(3, { person: personOf(2) }), check(4, { person: personOf(2) })]
  expect(told(form(checks, [check(1), twin, ...others]))).toEqual([
    'checks 0 registry/snils-shared',
    'checks 1 registry/snils-shared',
  ])
  expect(told(form([checks[0], checks[2]], [check(1), twin, ...others]))).toEqual([])
  const own = check(2, { person, employeeId: 1 as EmployeeId, protocol: '13' })
  expect(told(form(checks.slice(0, 2), [check(1), own]))).toEqual([])
  const foreigners = [1, 2].map((one) => check(one, { person: { ...person, snils: null } }))
  const foreign = { foreignNumber: 'AN 1', citizenship: 'Киргизия' }
  expect(
    told(
      form(
        checks.slice(0, 2).map((one) => ({ ...one, ...foreign })),
        foreigners,
      ),
    ),
  ).toEqual([])
})

test('what is asked for is rows of a table that has an end', () => {
  for (const checks of [null, 'x', [7], [null], [{ completionId: 0 }], [{}]])
    expect(told(form(checks))).toEqual(['checks  list/invalid'])
  expect(told(form([]))).toEqual(['checks  registry/none-chosen'])
  expect(told(form([{ completionId: 1, protocol: 'я'.repeat(101) }]))).toEqual(['checks 0 text/too-long'])
  expect(told(form([{ completionId: 1, protocol: 'я'.repeat(100) }]))).toEqual([])
  for (const [name, most] of [
    ['foreignNumber', 50],
    ['citizenship', 100],
  ] as const) {
    expect(told(form([{ completionId: 1, [name]: 'я'.repeat(most + 1) }]))).toEqual([
      'checks 0 text/too-long',
    ])
    expect(told(form([{ completionId: 1, [name]: 'я'.repeat(most) }]))).toEqual([])
  }
  const rows = (count: number) => Array.from({ length: count }, () => ({ completionId: 9 }))
  expect(told(form(rows(20_001)))).toEqual(['checks  registry/too-many'])
  expect(told(form(rows(20_000)))).toHaveLength(20_000)
})

const whole = { set, records: [record(1), record(2)] }
const asked: unknown[] = []
const answers = (given: typeof whole | null, papers: readonly AnsweredPaper[] = []) =>
  ({
    'registry-set': () => given,
    'papers-numbered': (query: unknown) => {
      asked.push(query)
      return papers
    },
  }) as never
const answer = (
  details: Readonly<Record<string, unknown>>,
  given: typeof whole | null = whole,
  papers: readonly AnsweredPaper[] = [],
) => followInCompany(takeAnswer.run({ companyId, details }, signed), answers(given, papers))
const toldBy = (outcome: ReturnType<typeof answer>) =>
  outcome.ok
    ? []
    : 'errors' in outcome.error
      ? outcome.error.errors.map(({ field, row, code }) => `${field} ${row ?? ''} ${code}`)
      : [outcome.error.code]

test('numbers go to the records and to the cards', () => {
  const outcome = answer({ setId: 3, records: [{ record: `${companyId}-3-2`, number: '77' }] })
  expect(outcome).toMatchObject({
    value: { answer: { set: { ...set, registered: 1 }, added: 1, same: 0, others: 0 } },
  })
  expect(outcome.ok && outcome.value.writes).toEqual([
    { kind: 'registered-records', rows: [{ companyId, setId: id, place: 2, number: '77' }] },
    { kind: 'completion-papers', rows: [{ companyId, id: 2, papers: { protocol: '12', registry: '77' } }] },
    { kind: 'awaited-editions', rows: [] },
    {
      kind: 'journal',
      rows: [
        {
          ...{ ...signed, companyId, command: 'registry/answer' },
          changes: [
            { record: 'registry-set', ids: [id], before: { registered: 0 }, after: { registered: 1 } },
          ],
        },
      ],
    },
  ])
  expect(takePlace(record(12).outerId)).toBe(12)
})

test('a protocol whose checks got numbers waits for another edition', () => {
  const onPaper = (documentId: number, programme: string, employeeId = 2) => ({
    document: {
      ...{ id: documentId, number: { integer: 12, letter: '' }, date: today },
      employees: [{ id: employeeId, fullName: 'Галкин' }],
    } as unknown as Document,
    answers: { programme },
  })
  const papers = [
    onPaper(31, programmeOnProtocol.firstAid),
    onPaper(32, programmeOnProtocol.A),
    onPaper(33, programmeOnProtocol.firstAid, 1),
  ]
  asked.length = 0
  const outcome = answer({ setId: 3, records: [{ record: `${companyId}-3-2`, number: '77' }] }, whole, papers)
  expect(outcome).toMatchObject({ value: { answer: { protocols: [31] } } })
  expect(outcome.ok && outcome.value.writes).toContainEqual({
    kind: 'awaited-editions',
    rows: [{ companyId, id: 31, awaits: true }],
  })
  expect(asked).toMatchObject([{ companyId, templateId: 5001, numbers: [{ number: { integer: 12 } }, {}] }])
  answer({ setId: 3, records: [{ record: `${companyId}-3-2` }] })
  expect(asked).toHaveLength(1)
})

test('a person is told by all that an answer says', () => {
  const by = (said: object) => answer({ setId: 3, records: [{ snils: person.snils, number: '7', ...said }] })
  expect(toldBy(by({}))).toEqual(['records 0 registry/answer-unclear'])
  for (const said of [{ programId: 2 }, { protocol: '13' }, { date: '2020-01-01' }, { snils: '' }])
    expect(toldBy(by(said))).toEqual(['records  registry/answer-of-others'])
  const one = { ...whole, records: [record(1)] }
  const rows = [{ snils: person.snils, programId: 1, protocol: '12', date: today, number: '7' }]
  expect(answer({ setId: 3, records: rows }, one)).toMatchObject({ value: { answer: { added: 1 } } })
})

test('an answer that says nothing new leaves no line in the journal', () => {
  const outcome = answer({ setId: 3, records: [{ record: `${companyId}-3-2` }] })
  expect(outcome).toMatchObject({ value: { answer: { added: 0, set: { registered: 0 } } } })
  expect(JSON.stringify(outcome)).not.toContain('journal')
})

test('an answer is of a set that is there, in rows', () => {
  const records = [{ record: `${companyId}-3-2`, number: '7' }]
  expect(toldBy(answer({ setId: 3, records }, null))).toEqual(['not-found'])
  expect(toldBy(answer({ setId: 0, records }))).toEqual(['setId  choice/unknown'])
  expect(toldBy(answer({ setId: 3, records: [] }))).toEqual(['records  registry/none-chosen'])
  expect(toldBy(answer({ setId: 3, records: 'x' }))).toEqual(['records  list/invalid'])
  for (const [name, most] of [
    ['record', 50],
    ['snils', 20],
    ['protocol', 100],
    ['date', 10],
    ['number', 50],
  ] as const) {
    const said = (length: number) => [{ record: '9', ...records[0], [name]: '1'.repeat(length) }]
    expect(toldBy(answer({ setId: 3, records: said(most + 1) }))).toEqual(['records 0 text/too-long'])
    expect(toldBy(answer({ setId: 3, records: said(most) }))).not.toEqual(['records 0 text/too-long'])
  }
})

const withdraw = (setId: unknown, given: typeof whole | null = whole) =>
  followInCompany(withdrawSet.run({ companyId, details: { setId } }, signed), answers(given))

test('a set that will not be answered is so once', () => {
  const withdrawn = { ...set, withdrawn: signed }
  const outcome = withdraw(3)
  expect(outcome).toMatchObject({ value: { answer: withdrawn } })
  expect(outcome.ok && outcome.value.writes).toEqual([
    { kind: 'withdrawn-registry-sets', rows: [{ companyId, id, withdrawn: signed }] },
    {
      kind: 'journal',
      rows: [
        {
          ...{ ...signed, companyId, command: 'registry/withdraw' },
          changes: [
            {
              record: 'registry-set',
              ids: [id],
              before: { withdrawn: null },
              after: { withdrawn: signed.at },
            },
          ],
        },
      ],
    },
  ])
  expect(withdraw(3, { ...whole, set: withdrawn })).toEqual({
    ok: true,
    value: { writes: [], answer: withdrawn },
  })
  expect(withdraw(3, null)).toMatchObject({ error: { code: 'not-found' } })
  expect(withdraw('x')).toMatchObject({ error: { errors: [{ field: 'setId', code: 'choice/unknown' }] } })
})
