import { describe, expect, it } from 'vitest'
import { findKnownOrganisation } from './known-organisations.ts'
import { parseInn } from './requisites/inn.ts'
import { parseOgrn } from './requisites/ogrn.ts'

describe('known organisations', () => {
  it('are found by ИНН, with the legal form written out', () => {
    expect(findKnownOrganisation('7736050003')).toEqual({
      shortName: 'ПАО «Газпром»',
      name: 'Публичное акционерное общество «Газпром»',
      inn: '7736050003',
      ogrn: '1027700070518',
      okpo: '00040778',
      kpp: '781401001',
    })
  })

  it('name no КПП where none is known, so that a form keeps what it has', () => {
    expect(findKnownOrganisation('7740000076')).not.toHaveProperty('kpp')
  })

  it('have identifiers whose check digits hold', () => {
    const found = findKnownOrganisation('7707083893')
    expect([parseInn(found?.inn), parseOgrn(found?.ogrn)]).toMatchObject([{ ok: true }, { ok: true }])
  })

  it('are no others', () => {
    expect(findKnownOrganisation('5003052454')).toBeNull()
  })
})
