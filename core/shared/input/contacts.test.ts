import { expect, test } from 'vitest'
import { parseEmail, parseInternalPhone, parseKnownEmail, parsePhone } from './contacts.ts'

test.each([
  '+7 (495) 123-45-67',
  '84951234567',
  '8 495 123 45 67',
  '4951234567',
  '+7(495)1234567',
  '7-495-123.45.67',
  '+7 (495) 123—45–67',
  74951234567,
])('%s is a phone number', (typed) => {
  expect(parsePhone(typed)).toEqual({ ok: true, value: '+7 (495) 123-45-67' })
})

test('a number too short, too long, of another country or half typed is refused', () => {
  for (const typed of [
    '123-45-67',
    '+7 (495) 123-45-6_',
    '+375 29 123-45-67',
    '849512345678',
    '94951234567',
    'нет',
    {},
  ])
    expect(parsePhone(typed)).toEqual({ ok: false, error: { code: 'phone/invalid' } })
  expect(parsePhone(' ')).toEqual({ ok: false, error: { code: 'text/required' } })
})

test('e-mail addresses are compared in lower case, Cyrillic ones too', () => {
  expect(parseEmail('  Office@Example.ORG ')).toEqual({ ok: true, value: 'office@example.org' })
  expect(parseEmail('Почта@компания.рф')).toEqual({ ok: true, value: 'почта@компания.рф' })
  expect(parseEmail("o'neil+ohs@mail.example.co.uk").ok).toBe(true)
})

test('what is no e-mail address, or looks like another’s, is refused', () => {
  const bad = [
    'office',
    'office@',
    '@example.org',
    'a b@example.org',
    'a@b',
    'a@@example.org',
    'a@example..org',
    'a..b@example.org',
    '.a@example.org',
    'a.@example.org',
  ]
  for (const text of [...bad, 'a@-example.org', 'Имя <a@example.org>', 'a@example.org, b@example.org', 7, []])
    expect(parseEmail(text)).toEqual({ ok: false, error: { code: 'email/invalid' } })
  const alike = ['оffice@example.org', 'ｏffice@example.org', 'office@exаmple.org', 'соса@example.org']
  for (const text of [...alike, 'оffice@почта.рф', 'office@gıthub.com', 'office@example.оrg'])
    expect([text, parseEmail(text)]).toEqual([text, { ok: false, error: { code: 'email/invalid' } }])
  expect(parseEmail(`${'a'.repeat(250)}@example.org`).ok).toBe(false)
  expect(parseEmail('')).toEqual({ ok: false, error: { code: 'email/required' } })
})

test('a mailbox has one address: no domain is Punycode, and Cyrillic names are under a Cyrillic one alone', () => {
  const taken = ['office@почта.рф', 'офис@почта.рф', 'office@mail.почта.рф', 'office@2.example.org']
  for (const text of taken) expect([text, parseEmail(text)]).toEqual([text, { ok: true, value: text }])
  const other = ['office@xn--80a1acny.xn--p1ai', 'office@XN--80a1acny.рф', 'office@xn--80a1acny.com']
  for (const text of [...other, 'ivan@оса.com', 'ivan@mail.оса.com', 'ivan@оса.example.org'])
    expect([text, parseEmail(text)]).toEqual([text, { ok: false, error: { code: 'email/invalid' } }])
})

test('an address that is kept already is found though it is taken no more', () => {
  for (const text of ['office@xn--80a1acny.xn--p1ai', 'ivan@оса.com'])
    expect(parseKnownEmail(` ${text.toUpperCase()} `)).toEqual({ ok: true, value: text })
  expect(parseKnownEmail('оffice@example.org')).toEqual({ ok: false, error: { code: 'email/invalid' } })
  expect(parseKnownEmail(' ')).toEqual({ ok: false, error: { code: 'email/required' } })
})

test('a hostile address is refused at once', () => {
  expect(parseEmail(`a@${'a-'.repeat(120)}!`).ok).toBe(false)
})

test('an internal phone is ten characters at most, of any kind', () => {
  expect(parseInternalPhone('доб. 12-34')).toEqual({ ok: true, value: 'доб. 12-34' })
  expect(parseInternalPhone('12345678901')).toEqual({ ok: false, error: { code: 'text/too-long', max: 10 } })
})

test('an internal number that has to be there may not be blank', () => {
  expect(parseInternalPhone(' ')).toEqual({ ok: false, error: { code: 'text/required' } })
})
