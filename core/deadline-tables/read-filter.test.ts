import { expect, test } from 'vitest'
import { readFiltered } from './read-filter.ts'
import { everyRow } from './row-filter.ts'

const refused = (field: string, code: string) => ({
  ok: false,
  error: { code: 'fields', errors: [expect.objectContaining({ field, code })] },
})

test('what is absent or blank leaves all', () => {
  const value = { section: 'training', filter: everyRow }
  expect(readFiltered({ section: 'training' })).toEqual({ ok: true, value })
  const blank = { search: ' ', departmentId: '', subject: '' }
  expect(readFiltered({ section: 'training', ...blank })).toEqual({ ok: true, value })
})

test('ids may come as digits', () => {
  expect(readFiltered({ section: 'ppe', search: ' Ёл  кин', departmentId: '7', subject: 'Каска' })).toEqual({
    ok: true,
    value: { section: 'ppe', filter: { search: 'Ёл кин', departmentId: 7, subject: 'Каска' } },
  })
})

test('of what is assessed only its classes and levels are subjects', () => {
  expect(readFiltered({ section: 'risk', subject: 'high' }).ok).toBe(true)
  expect(readFiltered({ section: 'risk', subject: '3.1' })).toEqual(refused('subject', 'choice/unknown'))
  expect(readFiltered({ section: 'workingConditions', subject: '3.1' }).ok).toBe(true)
})

test.each([
  [{}, 'section', 'section/unknown'],
  [{ section: 'training', departmentId: 'х' }, 'departmentId', 'department/unknown'],
  [{ section: 'training', departmentId: 0 }, 'departmentId', 'department/unknown'],
  [{ section: 'training', search: 'а'.repeat(256) }, 'search', 'text/too-long'],
  [{ section: 'training', subject: 'а'.repeat(256) }, 'subject', 'text/too-long'],
  [{ section: 'risk', subject: 'а'.repeat(256) }, 'subject', 'text/too-long'],
  [{ section: 'training', search: '\0' }, 'search', 'text/forbidden-character'],
])('%o is refused', (input, field, code) => {
  expect(readFiltered(input)).toEqual(refused(field, code))
})
