import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { describe, expect, it } from 'vitest'
import { makeCompanyLookup } from './company-lookup.ts'
import { DadataCompanyLookup } from './dadata-company-lookup.ts'

const answering = (body: unknown, status = 200): typeof fetch =>
  (async () => new Response(JSON.stringify(body), { status })) as typeof fetch

const gazprom = {
  inn: '7736050003',
  kpp: '781401001',
  ogrn: '1027700070518',
  okved: '46.71',
  okato: null,
  name: { full_with_opf: 'ПУБЛИЧНОЕ АКЦИОНЕРНОЕ ОБЩЕСТВО "ГАЗПРОМ"', short_with_opf: 'ПАО "ГАЗПРОМ"' },
  address: { unrestricted_value: '197229, г Санкт-Петербург, пр-кт Лахтинский, д 2' },
}

describe('lookup at DaData', () => {
  it('gives the fields that the register knows, and no others', async () => {
    const lookup = new DadataCompanyLookup('token', answering({ suggestions: [{ data: gazprom }] }))
    expect(await lookup.findByInn({ inn: '7736050003' })).toEqual({
      ok: true,
      value: {
        inn: '7736050003',
        kpp: '781401001',
        ogrn: '1027700070518',
        okved: '46.71',
        name: 'ПУБЛИЧНОЕ АКЦИОНЕРНОЕ ОБЩЕСТВО "ГАЗПРОМ"',
        shortName: 'ПАО "ГАЗПРОМ"',
        legalAddress: '197229, г Санкт-Петербург, пр-кт Лахтинский, д 2',
      },
    })
  })

  it('says that an ИНН is unknown', async () => {
    const lookup = new DadataCompanyLookup('token', answering({ suggestions: [] }))
    expect(await lookup.findByInn({ inn: '7736050003' })).toEqual({
      ok: false,
      error: { code: 'lookup/unknown-inn' },
    })
  })

  it('follows no redirection: the address is one, over https', async () => {
    const asked: unknown[] = []
    const ask = (async (address, { redirect } = {}) => {
      asked.push([new URL(String(address)).origin, redirect])
      return new Response(JSON.stringify({ suggestions: [] }))
    }) as typeof fetch
    await new DadataCompanyLookup('token', ask).findByInn({ inn: '7736050003' })
    expect(asked).toEqual([['https://suggestions.dadata.ru', 'error']])
  })

  it.each([
    ['refuses', answering({}, 403), 403],
    ['answers something else', answering({ what: 1 }), 502],
    [
      'can not be reached',
      (async () => {
        throw new TypeError('fetch failed')
      }) as typeof fetch,
      null,
    ],
  ])('is unavailable when it %s', async (_, ask, status) => {
    const asked = new DadataCompanyLookup('token', ask).findByInn({ inn: '7736050003' })
    await expect(asked).rejects.toThrow(Unavailable)
    await expect(asked).rejects.toMatchObject({ status })
  })
})

describe('lookup without a key', () => {
  it('knows the bundled organisations, and says for others that it is not configured', async () => {
    const lookup = makeCompanyLookup(undefined)
    expect(await lookup.findByInn({ inn: '7736050003' })).toMatchObject({ ok: true })
    expect(await lookup.findByInn({ inn: '5003052454' })).toEqual({
      ok: false,
      error: { code: 'lookup/not-configured' },
    })
  })
})
