import { expect, test } from 'vitest'
import { anIncident, codesOf, moment } from '../../../tests/incidents-example.ts'
import { accept, on, outsider } from '../../../tests/investigation-example.ts'

const two = anIncident({ injured: [outsider('А', 'easy'), outsider('Б', 'easy')] })
const came = { medicalReportAt: '2026-11-20T10:00', severities: ['easy', 'easy'] }
const typed = { number: '12', date: '', issuedBy: 'ГКБ № 4', harm: '', icd: '' }
const say = (conclusions: unknown, kept = two, more: object = came) =>
  on('2026-11-20')({ ...more, conclusions }, kept)

test('a conclusion is of the day on which it came unless it has its own; of who has none it is not there', () => {
  const nothing = { number: ' ', date: null, issuedBy: 'ГКБ № 4', harm: '', icd: null }
  expect(accept(say([typed, nothing])).conclusions).toEqual({ 'а/': { ...typed, date: '2026-11-20' } })
  const own = accept(say([null, { ...typed, date: '19.11.2026', harm: 'Рана кисти', icd: 'S61' }]))
  expect(own.conclusions).toEqual({
    'б/': { ...typed, date: '2026-11-19', harm: 'Рана кисти', icd: 'S61' },
  })
  expect(accept(on('2026-11-20')({ place: 'Двор' }, own)).conclusions).toEqual(own.conclusions)
  expect(accept(on('2026-11-20')({ medicalReportAt: null }, own)).conclusions).toEqual({})
})

test('what is wrong is said of whose it is, and nothing is kept', () => {
  expect(codesOf(say([typed, { ...typed, number: '', harm: 'Рана' }]))).toEqual([
    'number: document-number/required',
  ])
  expect(codesOf(say([{ ...typed, issuedBy: '' }, null]))).toEqual(['issuedBy: text/required'])
  expect(codesOf(say([{ ...typed, date: '18.11.2026' }, null]))).toEqual([
    'date: medical-report/before-accident',
  ])
  expect(codesOf(say([{ ...typed, date: '21.11.2026' }, null]))).toEqual(['date: date/in-future'])
  expect(codesOf(say([typed]))).toEqual(['conclusions: list/invalid'])
  expect(codesOf(say([typed, null], two, {}))).toEqual(['medicalReportAt: date/required'])
  const wrong = say([null, { ...typed, number: '', harm: 'Рана' }])
  expect(wrong).toMatchObject({ error: { errors: [{ row: 1 }] } })
})

test('each field is so long at most, and a number may come without quotes', () => {
  const full = {
    number: '1'.repeat(50),
    issuedBy: 'Б'.repeat(500),
    harm: 'р'.repeat(1000),
    icd: 'S'.repeat(50),
  }
  expect(accept(say([{ ...typed, ...full }, null])).conclusions).toEqual({
    'а/': { ...full, date: '2026-11-20' },
  })
  for (const [field, text] of Object.entries(full))
    expect(codesOf(say([{ ...typed, [field]: `${text}1` }, null]))).toEqual([`${field}: text/too-long`])
  expect(accept(say([{ ...typed, number: 12 }, null])).conclusions).toMatchObject({ 'а/': { number: '12' } })
})

test('no accident is moved to after its conclusion', () => {
  const kept = accept(say([{ ...typed, date: '19.11.2026' }, null]))
  const later = { date: '20.11.2026', time: '09:00' }
  const reported = { ...kept, medicalReportAt: moment('2026-11-20T10:00') }
  expect(codesOf(on('2026-11-20')(later, reported))).toEqual(['date: medical-report/before-accident'])
  expect(accept(on('2026-11-20')({ time: '15:00' }, reported)).occurredAt).toBe('2026-11-19T15:00')
})
