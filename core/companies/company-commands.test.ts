import { describe, expect, it } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import { aCompany, instant, mining, someone, today } from '../../tests/examples.ts'
import { addDays } from '../shared/dates/local-date.ts'
import type { Input } from '../shared/input/field-reader.ts'
import { fieldErrors, notFound, stale } from '../shared/results/refusals.ts'
import { err } from '../shared/results/result.ts'
import { makeTrial } from '../tariffs/company-term.ts'
import { add } from './add.ts'
import { change } from './change.ts'
import type { Company, CompanyId } from './company.ts'

const signed = { by: someone, at: instant('2026-03-16T10:00:00Z') }
const other = 8 as CompanyId
const stored: Company = { ...aCompany(), id: mining, version: 3 }
const innTaken = err(fieldErrors({ field: 'inn', code: 'inn/taken' }))

/** A person's companies by ИНН, and how the person is asked for. */
const companiesOf = (all: Readonly<Record<string, CompanyId>>, seen: unknown[] = []) => ({
  'companies-with-inn': (query: { readonly inn: string }) => {
    seen.push(query)
    const found = all[query.inn]
    return found ? [found] : []
  },
})

describe('adding a company', () => {
  const added = (
    details: Input,
    all: Readonly<Record<string, CompanyId>> = {},
    of: { readonly free?: true } = {},
  ) =>
    followInCompany(add.run({ details, ...of }, signed), {
      ...companiesOf(all),
      'new-company-id': () => mining,
      'today-in': ({ timeZone }) => (timeZone === aCompany().timeZone ? today : addDays(today, 1)),
    })

  it('takes what was typed, signs it, and begins the journal of the company', () => {
    const outcome = added({ ...aCompany(), phone: '88182200000', timeZone: null })
    const company = { ...aCompany(), id: mining, version: 1 }
    expect(outcome).toEqual({
      ok: true,
      value: {
        answer: company,
        writes: [
          { kind: 'new-companies', rows: [{ company, entered: signed }] },
          { kind: 'terms', rows: [{ companyId: mining, term: makeTrial(today) }] },
          {
            kind: 'journal',
            rows: [
              {
                ...signed,
                companyId: mining,
                command: 'companies/add',
                changes: [{ record: 'company', ids: [mining], before: null, after: aCompany() }],
              },
            ],
          },
        ],
      },
    })
  })

  it('has no end in the demo', () => {
    expect(added(aCompany(), {}, { free: true })).toMatchObject({
      value: { writes: [{}, { kind: 'terms', rows: [] }, {}] },
    })
  })

  it('is refused with every wrong field, and with an ИНН that the person has already', () => {
    expect(added({ ...aCompany(), name: null, okpo: '1' })).toEqual(
      err(fieldErrors({ field: 'name', code: 'text/required' }, { field: 'okpo', code: 'okpo/invalid' })),
    )
    expect(added(aCompany(), { [aCompany().inn]: other })).toEqual(innTaken)
  })
})

describe('changing a company', () => {
  const changed = (
    patch: Input,
    { version = null, all = {}, before = stored, seen = [] }: Partial<Known> = {},
  ) =>
    followInCompany(change.run({ companyId: mining, patch, version }, signed), {
      ...companiesOf(all, seen),
      company: () => before,
    })
  type Known = {
    readonly version: number | null
    readonly all: Readonly<Record<string, CompanyId>>
    readonly before: Company | null
    readonly seen: unknown[]
  }

  it('replaces what the patch names, and leaves the rest', () => {
    const outcome = changed({ timeZone: 'Asia/Omsk', colour: 7 })
    const after = { ...stored, timeZone: 'Asia/Omsk', version: 4 }
    expect(outcome.ok && outcome.value).toMatchObject({
      answer: after,
      writes: [
        { kind: 'changed-companies', rows: [after] },
        {
          kind: 'journal',
          rows: [
            {
              companyId: mining,
              changes: [
                { ids: [mining], before: { timeZone: 'Europe/Moscow' }, after: { timeZone: 'Asia/Omsk' } },
              ],
            },
          ],
        },
      ],
    })
  })

  it('writes nothing when nothing changes, and the version stays', () => {
    expect(changed({ phone: '8 (818) 220 00 00' })).toEqual({
      ok: true,
      value: { answer: stored, writes: [] },
    })
  })

  it('takes no ИНН of another own company, and its own again', () => {
    const inn = '7728168971'
    expect(changed({ inn }, { all: { [inn]: other } })).toEqual(innTaken)
    expect(changed({ inn: stored.inn }, { all: { [stored.inn]: mining } }).ok).toBe(true)
  })

  it('asks for the person only where the ИНН is sent, and judges the patch with what is stored now', () => {
    const seen: unknown[] = []
    changed({ phone: '+7 (495) 123-45-67' }, { seen })
    expect(seen).toEqual([])
    expect(changed({ inn: '500100732259' }, { seen })).toMatchObject({
      error: { errors: [{ field: 'ogrn', code: 'ogrn/other-kind' }] },
    })
    expect(seen).toEqual([{ member: someone, inn: '500100732259' }])
  })

  it('is refused to a stranger, and before anything else for another version', () => {
    expect(changed({}, { before: null })).toEqual(err(notFound))
    expect(changed({ name: '' }, { version: 2 })).toEqual(err(stale))
    expect(changed({}, { version: 3 }).ok).toBe(true)
  })
})
