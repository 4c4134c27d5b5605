import { expect, test } from 'vitest'
import { instant, mining, someone } from '../../../../tests/examples.ts'
import { forms, place } from '../../../../tests/plain-press.ts'
import { factsWith, told, value } from '../../../../tests/source-facts.ts'
import type { Answers } from '../../answers/answers.ts'
import { sourceNamed } from '../source-table.ts'
import { isOfCompany, pickSaid } from './keep-said.ts'
import { findSaidName } from './said.ts'

const spec = (name: string, source?: string) => ({ ...place, name, ...(source ? { source } : {}) })
const values = [
  spec('branch', 'said.branch'),
  spec('where', 'said.clinic'),
  spec('code', 'said.icd'),
  spec('state', 'said.state'),
  spec('harm', 'said.harm'),
  spec('day', 'incident.day'),
  spec('note'),
]
const answers = { branch: 'ОСФР', where: 'ГКБ № 4', code: '', harm: null, day: '2026-11-19', note: 'x' }

test('what was said in an earlier paper is told with where it is from', () => {
  const said = { clinic: 'ГКБ № 4', icd: null }
  const facts = factsWith([], { said })
  expect(told('said.clinic', facts)).toEqual({ value: 'ГКБ № 4', from: 'из материалов этого происшествия' })
  expect(told('said.icd', facts)).toBeNull()
  expect(told('said.harm', facts)).toBeNull()
})

test('only what is asked once has a name to be kept under', () => {
  expect(findSaidName('said.clinic')).toBe('clinic')
  for (const other of [undefined, 'clinic', 'incident.day', 'said.', 'said.unknown', 'said.toString'])
    expect(findSaidName(other)).toBeNull()
})

test('answers are kept for the accident and for the injured; blanks and what the records fill are not', () => {
  expect(pickSaid({ ...forms.order, values }, answers)).toEqual({
    common: { branch: 'ОСФР' },
    injured: { clinic: 'ГКБ № 4' },
    named: {},
  })
})

test('a code that a notice says of each injured is kept by name; what the table says by itself is not', () => {
  const values = [spec('victims', 'incident.victims'), spec('others', 'incident.register')]
  const row = { birth: '1988', harm: 'ушиб' }
  const victims = [
    { ...row, name: 'Титов', occupation: '7222', standard: 'нет' },
    { ...row, name: 'Белов', occupation: '', standard: '40.128' },
    { ...row, name: 'Орлов', occupation: 7222, standard: '' },
    { ...row, occupation: '7222' },
    null,
  ]
  const said = (answers: Answers) => pickSaid({ ...forms.order, values }, answers).named
  expect(said({ victims, others: victims })).toEqual({
    Титов: { occupation: '7222' },
    Белов: { standard: '40.128' },
  })
  expect(said({ victims: 'Титов' })).toEqual({})
})

test('what is the company’s own holds for the next accident too', () => {
  expect(isOfCompany('said.branch')).toBe(true)
  for (const other of ['said.clinic', 'said.state', 'incident.day', undefined])
    expect(isOfCompany(other)).toBe(false)
})

test('an addressee of the company’s book comes before what a paper has said', () => {
  const entered = { by: someone, at: instant('2026-11-20T09:30:00.000Z') }
  const fund = { companyId: mining, kind: 'fund', phone: '', email: '', entered } as const
  const addressees = [{ ...fund, name: 'ОСФР по Пермскому краю', address: '' }]
  const facts = factsWith([], { said: { branch: 'ОСФР', 'branch-address': 'Пермь' }, addressees })
  expect(told('said.branch', facts)).toEqual({
    value: 'ОСФР по Пермскому краю',
    from: 'из адресатов организации',
  })
  expect(value('said.branch-address', facts)).toBe('Пермь')
  expect(value('said.inspectorate', facts)).toBeNull()
  expect(sourceNamed('said.branch')?.needs).toEqual(['said', 'addressees'])
  expect(sourceNamed('said.clinic')?.needs).toEqual(['said'])
})
