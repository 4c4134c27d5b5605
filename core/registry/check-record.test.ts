import { expect, test } from 'vitest'
import { trainingPrograms } from '../norms/training-programs.ts'
import type { CompletionId } from '../obligations/obligation-ids.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { EmployeeId } from '../shared/identity.ts'
import { checkRecord } from './check-record.ts'
import type { Amendment, KnowledgeCheck } from './knowledge-check.ts'
import { nameRecord, type RegistrySetId } from './registry-record.ts'

const today = '2026-11-24' as LocalDate
const firstAid = trainingPrograms[0]?.title ?? ''
/** What of a person is told to the register. */
const toldPerson = {
  lastName: 'Галкин',
  firstName: 'Пётр',
  fatherName: 'Андреевич',
  snils: '112-233-445 95',
  position: 'Кладовщик',
}
const person = { ...toldPerson, personnelNumber: null, department: 'Склад' }
const check = (given: Partial<KnowledgeCheck> = {}): KnowledgeCheck => ({
  completionId: 1 as CompletionId,
  employeeId: 2 as EmployeeId,
  person,
  programme: firstAid,
  date: '2026-11-20' as LocalDate,
  passed: true,
  protocol: '12',
  registry: null,
  awaitedIn: null,
  foreign: null,
  ...given,
})
const faultsOf = (given: Partial<KnowledgeCheck>, amended: Amendment = {}) => {
  const checked = checkRecord(check(given), amended, today)
  return checked.ok ? [] : checked.error.map(({ field, code }) => `${field} ${code}`)
}
const sent = (given: Partial<KnowledgeCheck>, amended: Amendment = {}) => {
  const checked = checkRecord(check(given), amended, today)
  return checked.ok ? checked.value : null
}

test('a check is sent with all that the register asks, under the title of the register', () => {
  expect(sent({ programme: ` ${firstAid.toUpperCase()} ` })).toEqual({
    ...toldPerson,
    foreign: null,
    passed: true,
    programId: 1,
    programTitle: firstAid,
    date: '2026-11-20',
    protocol: '12',
  })
  expect(sent({ passed: false })).toMatchObject({ passed: false })
})

test('what the register has, or is asked for, is not sent again', () => {
  const awaitedIn = 3 as RegistrySetId
  expect(faultsOf({ registry: '77', awaitedIn })).toEqual(['record registry/registered'])
  expect(faultsOf({ awaitedIn })).toEqual(['record registry/awaited'])
})

test('the register began on 1 March 2023 and knows no future', () => {
  expect(faultsOf({ date: '2023-02-28' as LocalDate })).toEqual(['date registry/too-early'])
  expect(faultsOf({ date: '2023-03-01' as LocalDate })).toEqual([])
  expect(faultsOf({ date: today })).toEqual([])
  expect(faultsOf({ date: '2026-11-25' as LocalDate })).toEqual(['date date/in-future'])
})

test('only programmes of the register are sent; one may be chosen', () => {
  expect(faultsOf({ programme: 'Пожарно-технический минимум' })).toEqual([
    'programme registry/program-unknown',
  ])
  expect(faultsOf({}, { programId: 5 })).toEqual(['programme registry/program-unknown'])
  expect(sent({ programme: 'Высота' }, { programId: 9 })).toMatchObject({
    programId: 9,
    programTitle: 'Безопасные методы и приемы выполнения работ на высоте',
  })
})

test('a protocol has a number: what was typed holds', () => {
  expect(faultsOf({ protocol: null })).toEqual(['protocol registry/protocol-missing'])
  expect(faultsOf({ protocol: null }, { protocol: '  ' })).toEqual(['protocol registry/protocol-missing'])
  expect(sent({}, { protocol: ' 14 ' })).toMatchObject({ protocol: '14' })
})

test('a person has a СНИЛС that counts, or a foreign document with its country', () => {
  const without = { person: { ...person, snils: null } }
  expect(faultsOf({ person: { ...person, snils: '112-233-445 96' } })).toEqual([
    'snils snils/wrong-check-digits',
  ])
  expect(faultsOf({ person: { ...person, snils: '112' } })).toEqual(['snils snils/invalid-length'])
  expect(faultsOf(without)).toEqual(['snils registry/snils-missing'])
  expect(faultsOf({ person: { ...person, snils: '' } })).toEqual(['snils registry/snils-missing'])
  expect(faultsOf(without, { foreign: { number: ' ', citizenship: 'Киргизия' } })).toEqual([
    'snils registry/snils-missing',
  ])
  expect(faultsOf(without, { foreign: { number: 'AN 1', citizenship: ' ' } })).toEqual([
    'snils registry/citizenship-missing',
  ])
  const foreign = { number: 'AN 1', citizenship: 'Киргизия' }
  expect(sent(without, { foreign })).toMatchObject({ snils: null, foreign })
  expect(sent({ ...without, foreign })).toMatchObject({ snils: null, foreign })
  expect(sent({ ...without, foreign }, { foreign: { ...foreign, number: 'AN 2' } })).toMatchObject({
    foreign: { number: 'AN 2' },
  })
  expect(sent({ foreign })).toMatchObject({ snils: person.snils, foreign: null })
})

test('all that is wrong is told at once', () => {
  expect(faultsOf({ programme: '', protocol: null, person: { ...person, snils: null } })).toHaveLength(3)
})

test('a record is named by company, set and place', () => {
  expect(nameRecord(7, 3 as RegistrySetId, 12)).toBe('7-3-12')
})
