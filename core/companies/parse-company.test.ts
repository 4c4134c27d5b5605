import { expect, test } from 'vitest'
import { aCompany } from '../../tests/examples.ts'
import { type CompanyDetails, nameHeadPost } from './company.ts'
import { companyFieldNames } from './company-fields.ts'
import { mayBeBlank, parseCompanyChanges, parseCompanyDetails } from './parse-company.ts'

const company = aCompany()
const proprietor = aCompany({ inn: '500100732259', kpp: null, ogrn: '304500116000157' })

const refusals = (input: Readonly<Record<string, unknown>>) => {
  const parsed = parseCompanyDetails(input)
  return parsed.ok ? [] : parsed.error.errors
}

test('a company as it is shown is taken unchanged', () => {
  expect(parseCompanyDetails(company)).toEqual({ ok: true, value: company })
  expect(parseCompanyDetails(proprietor)).toEqual({ ok: true, value: proprietor })
})

test('ИНН, name and director are enough to begin; the rest is null, Moscow its time, its documents one series', () => {
  const { name, inn, directorName } = company
  const missing = refusals({}).map(({ field }) => field)
  expect(missing).toEqual(['name', 'inn', 'directorName'])
  expect(companyFieldNames.filter((field) => !mayBeBlank(field))).toEqual(missing)
  const blank = Object.fromEntries(companyFieldNames.map((field) => [field, null]))
  const usual = { activities: [], timeZone: 'Europe/Moscow', numbering: 'whole' }
  const least = { ...blank, name, inn, directorName, ...usual }
  expect(parseCompanyDetails({ name, inn, directorName })).toEqual({ ok: true, value: least })
  expect(parseCompanyDetails({ ...company, ...blank, name, inn, directorName, okpo: ' ' })).toEqual({
    ok: true,
    value: least,
  })
})

test('documents are numbered in one way or the other', () => {
  const numbered = (numbering: unknown) => parseCompanyDetails({ ...company, numbering })
  expect(numbered('byKind')).toMatchObject({ ok: true, value: { numbering: 'byKind' } })
  expect(numbered('').ok).toBe(true)
  expect(numbered('monthly')).toMatchObject({ error: { errors: [{ code: 'choice/unknown' }] } })
})

test('what is given is judged, and all refusals come at once', () => {
  expect(refusals({ ...company, name: ' ', okpo: '1', email: 'office' })).toEqual([
    { field: 'name', code: 'text/required' },
    { field: 'email', code: 'email/invalid' },
    { field: 'okpo', code: 'okpo/invalid' },
  ])
  expect(refusals({ ...company, kpp: '12345678' })).toEqual([{ field: 'kpp', code: 'kpp/invalid' }])
})

test('the ОГРН is of the same kind as the ИНН', () => {
  expect(refusals({ ...company, ogrn: proprietor.ogrn })).toEqual([
    { field: 'ogrn', code: 'ogrn/other-kind' },
  ])
  expect(refusals({ ...proprietor, ogrn: company.ogrn })).toEqual([
    { field: 'ogrn', code: 'ogrn/other-kind' },
  ])
})

test('codes are taken by their shape, typed with blanks or as numbers', () => {
  const good: Partial<Record<keyof CompanyDetails, readonly unknown[]>> = {
    kpp: ['773601001', '997750001', '7736 01 001', '7736АА001'.replaceAll('А', 'A'), 773601001],
    okpo: ['00032537', '0123456789', 55187675],
    oktmo: ['45000000', '65701000001'],
    okato: ['45', '45293554000'],
    okogu: ['4210014'],
    okved: ['62', '62.0', '62.01', '62.01.1', '62.01.11', 62.01],
  }
  const bad: Partial<Record<keyof CompanyDetails, readonly unknown[]>> = {
    kpp: ['77360100', '7736010011', '77А601001'],
    okpo: ['0003253', '000325371'],
    oktmo: ['4500000', '450000000', '6570100000'],
    okato: ['4', '452935540001'],
    okogu: ['421001', '42100140'],
    okved: ['6', '620', '62.', '62.011', '62.01.1.1', 'A.01'],
  }
  for (const field of companyFieldNames) {
    for (const value of good[field] ?? []) expect(refusals({ ...company, [field]: value })).toEqual([])
    for (const value of bad[field] ?? [])
      expect(refusals({ ...company, [field]: value })).toEqual([{ field, code: `${field}/invalid` }])
  }
})

test('activities are ids, each once; none is fine', () => {
  expect(parseCompanyDetails({ ...company, activities: [3, 1, 3] })).toMatchObject({
    value: { activities: [3, 1] },
  })
  expect(parseCompanyDetails({ ...company, activities: undefined })).toMatchObject({
    value: { activities: [] },
  })
  for (const activities of ['1', [0], ['1'], [1.5], {}])
    expect(refusals({ ...company, activities })).toEqual([{ field: 'activities', code: 'list/invalid' }])
})

test('the time zone is one of the eleven, Moscow unless said otherwise', () => {
  const zoneOf = (timeZone: unknown) => parseCompanyDetails({ ...company, timeZone })
  expect(zoneOf(undefined)).toMatchObject({ value: { timeZone: 'Europe/Moscow' } })
  expect(zoneOf('Asia/Kamchatka')).toMatchObject({ value: { timeZone: 'Asia/Kamchatka' } })
  expect(refusals({ ...company, timeZone: 'Europe/Paris' })).toEqual([
    { field: 'timeZone', code: 'time-zone/unknown' },
  ])
})

test('a patch changes only what it names, parsed; read-only and unknown fields are not looked at', () => {
  const patch = { phone: '8 (495) 123-45-67', id: 'нет', version: {}, colour: 7 }
  expect(parseCompanyChanges(company, patch)).toEqual({
    ok: true,
    value: { ...company, phone: '+7 (495) 123-45-67' },
  })
  expect(parseCompanyChanges({ ...company, ...{ id: 7 } }, {})).toEqual({ ok: true, value: company })
})

test('null in a patch clears what may be blank, and is refused elsewhere', () => {
  const cleared = { kpp: null, phone: null, timeZone: null, activities: null }
  expect(parseCompanyChanges(company, cleared)).toEqual({
    ok: true,
    value: { ...company, kpp: null, phone: null, timeZone: 'Europe/Moscow', activities: [] },
  })
  const refused = parseCompanyChanges(company, { kpp: null, name: null })
  expect(refused).toMatchObject({ error: { errors: [{ field: 'name', code: 'text/required' }] } })
})

test('a patch is judged with what is stored: ИНН of a person asks for ОГРНИП', () => {
  expect(parseCompanyChanges(company, { inn: proprietor.inn })).toMatchObject({
    error: { errors: [{ field: 'ogrn', code: 'ogrn/other-kind' }] },
  })
})

test('what a patch does not name stays as it is stored, however it was typed', () => {
  const stored = { ...company, okpo: '12 34 56 78' }
  expect(parseCompanyChanges(stored, { phone: null })).toEqual({
    ok: true,
    value: { ...stored, phone: null },
  })
})

test('a person’s ОГРНИП is no matter while the ИНН itself is wrong', () => {
  expect(refusals({ ...proprietor, inn: '1' }).map(({ field }) => field)).toEqual(['inn'])
})

test('activities are numbers, two hundred at most', () => {
  const activities = (given: unknown) => refusals({ ...company, activities: given }).map(({ code }) => code)
  const many = (count: number) => Array.from({ length: count }, (_, i) => i + 1)
  expect([activities(many(200)), activities(many(201)), activities([0])]).toEqual([
    [],
    ['list/invalid'],
    ['list/invalid'],
  ])
})

test('who signs without a position is the head of an organisation, or the proprietor', () => {
  expect(nameHeadPost({ ...company, directorPosition: 'Директор' })).toBe('Директор')
  expect(nameHeadPost({ ...company, directorPosition: null })).toBe('Руководитель организации')
  expect(nameHeadPost({ ...proprietor, directorPosition: null })).toBe('Индивидуальный предприниматель')
})
