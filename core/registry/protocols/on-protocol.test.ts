import { expect, test } from 'vitest'
import { day } from '../../../tests/examples.ts'
import type { Document } from '../../documents/document.ts'
import { programmeOnProtocol } from '../../memos/protocols-of-memo.ts'
import { trainingPrograms } from '../../norms/training-programs.ts'
import type { EmployeeId } from '../../shared/identity.ts'
import type { KnowledgeCheck } from '../knowledge-check.ts'
import { makeLearnNumbers } from './learn-numbers.ts'
import { findDaysNear, isOnProtocol, listLearnt, listNumbersOf } from './on-protocol.ts'

const firstAid = trainingPrograms[0]?.title ?? ''
const [one, other] = [1, 2] as EmployeeId[] as [EmployeeId, EmployeeId]
const document = {
  ...{ id: 5, companyId: 7, templateId: 5001, number: { integer: 12, letter: 'А' }, date: day('2026-11-20') },
  employees: [{ id: one, fullName: 'Галкин' }],
} as unknown as Document
const paper = { document, answers: { programme: programmeOnProtocol.firstAid } }
const check = {
  ...{
    employeeId: one,
    programme: firstAid,
    date: day('2026-11-20'),
    protocol: '12а',
    passed: true,
    registry: '7',
  },
} as KnowledgeCheck

test('a check is on the protocol of its number, programme, person and time', () => {
  expect(isOnProtocol(paper, check)).toBe(true)
  for (const wrong of [
    { protocol: '12' },
    { protocol: '13А' },
    { protocol: null },
    { protocol: 'А-12' },
    { employeeId: other },
    { programme: 'Высота' },
    { programme: trainingPrograms.find(({ code }) => code === 'A')?.title ?? '' },
    { date: day('2027-05-20') },
    { date: day('2026-05-23') },
  ])
    expect(isOnProtocol(paper, { ...check, ...wrong })).toBe(false)
  expect(isOnProtocol(paper, { ...check, date: day('2027-05-19') })).toBe(true)
  expect(isOnProtocol(paper, { ...check, date: day('2026-05-24') })).toBe(true)
})

test('whoever of several is on the protocol has a check on it', () => {
  const employees = [...document.employees, { id: other, fullName: 'Белова' }]
  const ofTwo = { ...paper, document: { ...document, employees } }
  for (const employeeId of [one, other]) expect(isOnProtocol(ofTwo, { ...check, employeeId })).toBe(true)
})

test('a protocol of one high-risk work has no check of another, one that names none has both', () => {
  const [work, another] = trainingPrograms.filter(({ code }) => code === 'V').map(({ title }) => title)
  const on = (programme: string) =>
    [work, another].map((title = '') =>
      isOnProtocol({ document, answers: { programme } }, { ...check, programme: title }),
    )
  expect(on(`${work} (программа В)`)).toEqual([true, false])
  expect(on(programmeOnProtocol.V)).toEqual([true, true])
})

test('a protocol that says no programme has no check of one that nobody knows', () => {
  expect(isOnProtocol({ document, answers: {} }, { ...check, programme: 'Высота' })).toBe(false)
})

test('protocols are looked for in the years around, each number once', () => {
  expect(findDaysNear(document)).toEqual({ from: '2026-05-24', to: '2027-05-19' })
  expect(listNumbersOf([check, { ...check, employeeId: other }, { ...check, protocol: 'б/н' }])).toEqual([
    { year: 2026, number: document.number },
    { year: 2027, number: document.number },
  ])
  const yearsOf = (date: string) => listNumbersOf([{ ...check, date: day(date) }]).map(({ year }) => year)
  expect(yearsOf('2026-07-02')).toEqual([2026])
  expect(yearsOf('2026-01-10')).toEqual([2025, 2026])
})

test('the paper learns each number, and whether all was passed', () => {
  const learnt = (...checks: readonly Partial<KnowledgeCheck>[]) =>
    Object.fromEntries(
      listLearnt(
        document,
        paper.answers,
        checks.map((of) => ({ ...check, ...of })),
      ),
    )
  expect(learnt({})).toEqual({ 1: { registryNumber: '7', checkPassed: true } })
  expect(learnt({ registry: null, passed: false })).toEqual({ 1: { checkPassed: false } })
  expect(learnt({ registry: '9' }, { registry: '8' }, { registry: '8', passed: false })).toEqual({
    1: { registryNumber: '8, 9', checkPassed: false },
  })
  expect(learnt({ protocol: '13' })).toEqual({})
})

test('only a knowledge-check protocol learns from the register', async () => {
  const asked: unknown[] = []
  const learn = makeLearnNumbers({
    listOfProtocol: async (...given) => {
      asked.push(given)
      return [check]
    },
  })
  expect(await learn(document.companyId, paper)).toEqual(
    new Map([[one, { registryNumber: '7', checkPassed: true }]]),
  )
  expect(asked).toEqual([[7, { from: '2026-05-24', to: '2027-05-19', protocol: '12А', employeeIds: [one] }]])
  for (const templateId of [1001, 4001] as Document['templateId'][])
    expect(await learn(document.companyId, { ...paper, document: { ...document, templateId } })).toEqual(
      new Map(),
    )
  expect(asked).toHaveLength(1)
})
