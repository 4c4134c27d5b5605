import { expect, test } from 'vitest'
import { day, instant, mining, someone } from '../../../../tests/examples.ts'
import { anIncident } from '../../../../tests/incidents-example.ts'
import { factsWith, told } from '../../../../tests/source-facts.ts'
import type { Addressee, AddresseeKind } from '../../../incidents/addressees/addressee.ts'
import { listStepAddresseeKinds } from '../../../incidents/addressees/kinds-of-step.ts'
import type { Incident } from '../../../incidents/incident.ts'
import { findLetterRecipient, type Letter } from './recipient.ts'

const entered = { by: someone, at: instant('2026-11-20T09:30:00.000Z') }
const one = (kind: AddresseeKind, name: string, address = 'Пермь'): Addressee => ({
  companyId: mining,
  kind,
  name,
  address,
  phone: '',
  email: '',
  entered,
})
const book = [one('union', 'Крайсовпроф'), one('prosecutor', 'Прокуратура'), one('inspectorate', 'ГИТ')]
const [own] = anIncident().injured
const serious = own ? [{ ...own, severity: 'serious' as const }] : []
const form = 'accident-notice-form-1'
const sent = (about: string, given = {}) => ({
  documentId: 1,
  form,
  step: 'notify',
  title: 'Извещение',
  number: '1',
  date: day('2026-11-20'),
  about,
  ...given,
})
const to = (papers: Incident['papers'] = [], letter: Partial<Letter> = {}) =>
  findLetterRecipient(book, anIncident({ injured: serious, papers }), {
    form,
    step: 'notify',
    addressee: null,
    ...letter,
  })?.name ?? null

test('a letter goes to the first of its step whom the book has, then to the next', () => {
  expect(to()).toBe('ГИТ')
  expect(to([sent('ГИТ')])).toBe('Прокуратура')
  expect(to([sent('Прокуратура')])).toBe('ГИТ')
  expect(to([sent('ГИТ'), sent('Прокуратура')])).toBe('Крайсовпроф')
  expect(to([sent('ГИТ'), sent('Прокуратура'), sent('Крайсовпроф')])).toBeNull()
})

test('another form, another step or an annulled letter is none that went', () => {
  for (const other of [{ form: 'accident-covering-letter' }, { step: 'worse' }, { annulled: true as const }])
    expect(to([sent('ГИТ', other)])).toBe('ГИТ')
})

test('whom a request names has it, again too; whom the book has not, no one', () => {
  expect(to([], { addressee: 'prosecutor' })).toBe('Прокуратура')
  expect(to([sent('Прокуратура')], { addressee: 'prosecutor' })).toBe('Прокуратура')
  expect(to([], { addressee: 'sanitary' })).toBeNull()
  expect(to([], { step: 'inspect' })).toBeNull()
  expect(to([], { step: '' })).toBeNull()
})

test('a step of another degree has its addressees too', () => {
  expect(listStepAddresseeKinds(anIncident(), 'tell-sfr')).toEqual(['fund'])
  expect(listStepAddresseeKinds(anIncident(), 'notify')).toContain('inspectorate')
  expect(listStepAddresseeKinds(anIncident(), 'send-interim-act')).toContain('fund')
  expect(listStepAddresseeKinds(anIncident(), 'no-such-step')).toEqual([])
})

test('the paper has the name and the address of the book; without an address it is asked', () => {
  const from = 'из адресатов организации'
  const facts = factsWith([], { recipient: one('inspectorate', 'ГИТ', 'ул. Ленина, 1') })
  expect(told('addressee.name', facts)).toEqual({ value: 'ГИТ', from })
  expect(told('addressee.address', facts)).toEqual({ value: 'ул. Ленина, 1', from })
  expect(told('addressee.address', factsWith([], { recipient: one('union', 'Совпроф', '') }))).toBeNull()
  expect(told('addressee.name', factsWith([]))).toBeNull()
})
