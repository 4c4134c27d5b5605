import { expect, test } from 'vitest'
import { parseActivityRequest } from './parse-activity-request.ts'

const request = {
  name: 'Рыболовство',
  email: 'A@example.org',
  phone: '84951234567',
  emailAdditional: '',
  contactName: 'Орлова Вера',
}
const fieldsOf = (changes: object) => {
  const parsed = parseActivityRequest({ ...request, ...changes })
  return parsed.ok ? [] : parsed.error.errors.map(({ field, code }) => `${field}: ${code}`)
}

test('a request is read as every contact is; the additional e-mail may stay blank', () => {
  const read = { ...request, email: 'a@example.org', phone: '+7 (495) 123-45-67' }
  expect(parseActivityRequest(request)).toEqual({ ok: true, value: read })
  expect(parseActivityRequest({ ...request, emailAdditional: 'B@example.org' })).toEqual({
    ok: true,
    value: { ...read, emailAdditional: 'b@example.org' },
  })
})

test('it says at once what is missing or too long', () => {
  expect(fieldsOf({ name: ' ', email: '', phone: null, contactName: '' })).toEqual([
    'name: text/required',
    'email: email/required',
    'phone: text/required',
    'contactName: text/required',
  ])
  expect(fieldsOf({ name: 'а'.repeat(501), contactName: 'а'.repeat(256) })).toEqual([
    'name: text/too-long',
    'contactName: text/too-long',
  ])
  expect(fieldsOf({ emailAdditional: 'b' })).toEqual(['emailAdditional: email/invalid'])
})
