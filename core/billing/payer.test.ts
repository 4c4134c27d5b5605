import { describe, expect, it } from 'vitest'
import { aLegalEntity } from '../../tests/billing-example.ts'
import type { Input } from '../shared/input/field-reader.ts'
import { namePayer, readPayer } from './payer.ts'

const refused = (input: Input): readonly string[] => {
  const read = readPayer(input)
  return read.ok || read.error.code !== 'fields'
    ? []
    : read.error.errors.map(({ field, code }) => `${field}: ${code}`)
}
const person = { lastName: 'Орлова', firstName: 'Анна', emailForInvoices: 'anna@example.org' }
const bank = { bik: '044525225', payeesBank: 'Сбербанк', settlementAccount: '40702810238000139300' }

describe('a payer', () => {
  it('of each kind has fields of its own, and others are not looked at', () => {
    expect(refused({ kind: 'this-company' })).toEqual(['emailForInvoices: email/required'])
    expect(refused({ kind: 'legal-entity' })).toEqual([
      'name: text/required',
      'inn: text/required',
      'legalAddress: text/required',
      'emailForInvoices: email/required',
    ])
    expect(refused({ kind: 'individual', ...person })).toEqual([
      'passportNumber: text/required',
      'passportDate: date/required',
      'passportWhoIssued: text/required',
      'legalAddress: text/required',
    ])
    expect(refused({ kind: 'bank' })).toEqual(['kind: choice/unknown'])
    const read = readPayer({ ...aLegalEntity, passportNumber: 'no passport' })
    expect(read).toMatchObject({ ok: true, value: { passportNumber: null, kpp: '773601001' } })
  })

  it('has an ИНН of its own kind', () => {
    expect(refused({ ...aLegalEntity, inn: '500100732259' })).toEqual(['inn: inn/invalid-length'])
    expect(refused({ ...aLegalEntity, inn: '7707083894' })).toEqual(['inn: inn/wrong-check-digit'])
    const sole = { kind: 'individual-entrepreneur', ...person, legalAddress: 'Тула' }
    expect(refused({ ...sole, inn: '7707083893' })).toEqual(['inn: inn/invalid-length'])
    expect(refused({ ...sole, inn: '500100732259' })).toEqual([])
  })

  it('has all of the bank or nothing, and accounts that are true to the БИК', () => {
    expect(refused({ ...aLegalEntity, ...bank, correspondentAccount: '' })).toEqual([
      'correspondentAccount: text/required',
    ])
    expect(refused({ ...aLegalEntity, settlementAccount: '40702810238000139301' })).toEqual([
      'settlementAccount: account/wrong-key',
    ])
    expect(refused({ ...aLegalEntity, correspondentAccount: '30101810400000000226' })).toEqual([
      'correspondentAccount: account/wrong-key',
    ])
    expect(refused({ ...aLegalEntity, bik: '04452522' })).toEqual(['bik: bik/invalid'])
  })

  it('has accounts of any look where the БИК does not say how they are keyed', () => {
    expect(refused({ ...aLegalEntity, bik: '', correspondentAccount: 'any' })).toEqual(['bik: text/required'])
  })

  it('has nothing of the bank where all of it is blank, and something by a number', () => {
    const typed = { kind: 'this-company', emailForInvoices: 'buh@example.org' }
    const empty = { bik: ' ', payeesBank: null, settlementAccount: '', correspondentAccount: '\t' }
    expect(refused({ ...typed, ...empty })).toEqual([])
    expect(refused({ ...typed, ...empty, settlementAccount: 408 })).toEqual([
      'bik: bik/invalid',
      'payeesBank: text/required',
      'correspondentAccount: text/required',
    ])
  })

  it('has a passport of ten digits, as it is usually written', () => {
    const passport = { passportDate: '2020-05-01', passportWhoIssued: 'ОВД', legalAddress: 'Тула' }
    const one = { kind: 'individual', ...person, ...passport }
    expect(readPayer({ ...one, passportNumber: '4510 123456' })).toMatchObject({
      value: { passportNumber: '4510 123456' },
    })
    expect(readPayer({ ...one, passportNumber: 4510123456 })).toMatchObject({
      value: { passportNumber: '4510 123456' },
    })
    for (const passportNumber of ['4510 12345', '4510 12345A', '4510 1234567', true, {}])
      expect(refused({ ...one, passportNumber })).toEqual(['passportNumber: passport/invalid'])
    for (const passportNumber of [null, undefined, ''])
      expect(refused({ ...one, passportNumber })).toEqual(['passportNumber: text/required'])
  })

  it('is called by the name or the names', () => {
    const nameOf = (input: Input) => {
      const read = readPayer(input)
      return read.ok ? namePayer(read.value) : read.error
    }
    expect(nameOf(aLegalEntity)).toBe('ООО «Плательщик»')
    expect(nameOf({ kind: 'this-company', emailForInvoices: 'a@example.org' })).toBeNull()
    const sole = { kind: 'individual-entrepreneur', ...person, legalAddress: 'Тула', inn: '500100732259' }
    expect(nameOf(sole)).toBe('ИП Орлова Анна')
    const passport = { passportNumber: '4510 123456', passportDate: '2020-05-01', passportWhoIssued: 'ОВД' }
    const one = { kind: 'individual', ...person, ...passport, legalAddress: 'Тула' }
    expect(nameOf({ ...one, fatherName: 'Павловна' })).toBe('Орлова Анна Павловна')
  })
})
