import type { Company, CompanyDetails } from '@osh/core/companies/company.ts'
import type { CompanyDirectory, LookupRefusal } from '@osh/core/companies/company-directory.ts'
import { fieldErrors } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { beforeEach, expect, test } from 'vitest'
import { accepted } from '#tests/contracts/world.ts'
import { aCompany } from '#tests/examples.ts'
import { makeTestOutside } from '#tests/ui/page.tsx'
import { makeServices } from '#ui/app/container.ts'
import type { Outside } from '#ui/app/outside.ts'
import { currentCompany } from '#ui/app/session/current-company.ts'
import { companyFormStore } from './company-form-store.ts'
import { type CompanyInput, inputOf } from './company-input.ts'

let outside: Outside

beforeEach(async () => {
  outside = makeTestOutside()
  outside.session.begin(accepted(await outside.accounts.register('orlova@example.org', 'длинный пароль')))
})

const typed = (changes: Partial<CompanyDetails> = {}): CompanyInput =>
  inputOf({ ...aCompany(changes), id: 1, version: 1 } as Company)

async function open(from: Outside = outside) {
  const services = makeServices(from)
  const store = services.get(companyFormStore)
  await store.open()
  return { store, current: services.get(currentCompany) }
}

async function openEditing(from: Outside = outside) {
  accepted(await outside.records.companies.add({ details: aCompany() }))
  const opened = await open(from)
  opened.store.edit()
  return opened
}

/** The same outside with another register. */
const finding = (answer: () => Result<Partial<CompanyDetails>, LookupRefusal>): Outside => ({
  ...outside,
  companyLookup: { findByInn: async () => answer() },
})

/** The same outside, whose companies can't be changed. */
function unchangeable(change: CompanyDirectory['change']): Outside {
  const { companies } = outside.records
  const refusing: CompanyDirectory = {
    list: () => companies.list(),
    get: (id) => companies.get(id),
    add: (details) => companies.add({ details }),
    listActivities: () => companies.listActivities(),
    readFirstRun: (id) => companies.readFirstRun(id),
    open: (input) => companies.open(input),
    removeExample: (input) => companies.removeExample(input),
    hideFirstRun: (input) => companies.hideFirstRun(input),
    change,
  }
  return { ...outside, records: { ...outside.records, companies: refusing } }
}

test('the first write makes the company, which the rest of the service then has', async () => {
  const { store, current } = await open()
  expect(store.company).toBeNull()
  store.edit()
  store.set(typed({ timeZone: 'Asia/Omsk' }))
  expect(await store.save()).toBe(true)
  expect(store.editing).toBe(false)
  expect(current.company).toMatchObject(aCompany({ timeZone: 'Asia/Omsk' }))
  expect(await outside.records.companies.list()).toEqual([current.company])
})

test('a sole proprietor is written without a КПП', async () => {
  const { store, current } = await open()
  store.edit()
  store.set(typed({ inn: '500100732259', kpp: null, ogrn: '304500116000157' }))
  await store.save()
  expect(store.messages).toEqual({})
  expect(current.company?.kpp).toBeNull()
})

test('everything that is missing is said at once, each under its field', async () => {
  const { store } = await open()
  store.edit()
  store.set({ ...typed(), name: ' ', inn: '7707083890' })
  expect(await store.save()).toBe(false)
  expect(store.messages).toEqual({
    name: 'Заполните поле «Полное наименование»',
    inn: 'Контрольное число ИНН не сходится. Проверьте цифры',
  })
  store.set({ inn: '7707083893' })
  expect(Object.keys(store.messages)).toEqual(['name'])
  expect(await outside.records.companies.list()).toEqual([])
})

test('canceling brings back what is stored', async () => {
  const { store } = await openEditing()
  store.set({ shortName: 'ООО «Другое»', email: 'нет' })
  expect(store.changed).toEqual(['shortName', 'email'])
  await store.save()
  expect(store.messages.email).toBeDefined()
  store.discard()
  expect(store.editing).toBe(false)
  expect(store.input).toEqual(typed())
  expect(store.messages).toEqual({})
  expect(store.dirty).toBe(false)
})

test('only what was changed is sent, and the new version is the next one to change', async () => {
  const { store, current } = await openEditing()
  for (const shortName of ['ООО «Карьер»', 'ООО «Карьеры»']) {
    store.edit()
    store.set({ shortName })
    expect(await store.save()).toBe(true)
    expect(current.company).toMatchObject(aCompany({ shortName }))
  }
})

test('the order in which activities are chosen is no change', async () => {
  const [one, two] = (await outside.records.companies.listActivities()).map(({ id }) => id)
  if (one === undefined || two === undefined) throw new Error('there are no activities')
  accepted(await outside.records.companies.add({ details: aCompany({ activities: [one, two] }) }))
  const { store } = await open()
  store.edit()
  store.set({ activities: [two, one] })
  expect(store.dirty).toBe(false)
  store.set({ activities: [] })
  await store.save()
  expect(store.company?.activities).toEqual([])
})

test('what the server refuses is under its field, and nothing typed is lost', async () => {
  const refusal = fieldErrors({ field: 'inn', code: 'server/said', said: 'Этот ИНН занят' })
  const { store } = await openEditing(unchangeable(async () => err(refusal)))
  store.set({ inn: '7736050003', directorName: 'Орлова Анна Сергеевна' })
  expect(await store.save()).toBe(false)
  expect(store.messages).toEqual({ inn: 'Этот ИНН занят' })
  expect(store.editing).toBe(true)
  expect(store.input).toMatchObject({ inn: '7736050003', directorName: 'Орлова Анна Сергеевна' })
})

test('a server that fails loses nothing either, and the form can be sent again', async () => {
  const { store } = await openEditing(unchangeable(() => Promise.reject(new Unavailable(503))))
  store.set({ shortName: 'ООО «Карьер»' })
  expect(await store.save()).toBe(false)
  expect(store.messages).toEqual({ form: 'Ошибка 503' })
  expect(store.busy).toBe(false)
  expect(store.input.shortName).toBe('ООО «Карьер»')
})

test('a company that someone else has changed meanwhile is not overwritten; it can be read again', async () => {
  const { store } = await openEditing()
  const [company] = await outside.records.companies.list()
  if (!company) throw new Error('there is no company')
  accepted(
    await outside.records.companies.change({
      companyId: company.id,
      patch: { directorName: 'Кузнецов Олег' },
      version: null,
    }),
  )
  store.set({ shortName: 'ООО «Карьер»' })
  expect(await store.save()).toBe(false)
  expect(store.stale).toBe(true)
  expect(store.messages.form).toContain('изменил другой пользователь')
  expect(store.input.shortName).toBe('ООО «Карьер»')

  await store.open()
  expect(store.stale).toBe(false)
  expect(store.input).toEqual(typed({ directorName: 'Кузнецов Олег' }))
  store.edit()
  store.set({ shortName: 'ООО «Карьер»' })
  expect(await store.save()).toBe(true)
})

test('the register fills what it knows and leaves the rest as typed', async () => {
  const found = { shortName: 'ПАО Сбербанк', kpp: '773601001', okpo: 'string', okato: '', activities: [] }
  const { store } = await open(finding(() => ok(found)))
  store.edit()
  store.set({ inn: '7707083893', okpo: '00032537', okato: '45', phone: '+7 (495) 500-55-50' })
  await store.fillByInn()
  expect(store.input).toMatchObject({
    ...{ shortName: 'ПАО Сбербанк', kpp: '773601001' },
    ...{ okpo: '00032537', okato: '45', phone: '+7 (495) 500-55-50' },
  })
  expect(store.lookup).toEqual({ is: 'filled', count: 2 })
})

test('a register that does not answer, or does not know, says so without touching the form', async () => {
  const { store } = await open(finding(() => err({ code: 'lookup/not-configured' })))
  store.edit()
  store.set({ inn: '7707083893', shortName: 'Сбер' })
  await store.fillByInn()
  expect(store.lookup).toEqual({ is: 'refused', said: 'сервис заполнения по ИНН не настроен' })
  expect(store.input).toMatchObject({ inn: '7707083893', shortName: 'Сбер' })
})

test('a wrong ИНН is not asked for', async () => {
  let asked = 0
  const register = () => {
    asked += 1
    return ok({})
  }
  const { store } = await open(finding(register))
  store.edit()
  store.set({ inn: '7707083890' })
  await store.fillByInn()
  expect(asked).toBe(0)
  expect(store.messages.inn).toContain('Контрольное число')
  expect(store.refused).toBe(false)
  store.set({ inn: '77' })
  await store.fillByInn()
  expect(store.messages.inn).toBe('ИНН состоит из 10 цифр у организации и из 12 у ИП')
  expect(store.refused).toBe(false)
  expect(await store.save()).toBe(false)
  expect(store.refused).toBe(true)
})

test('an answer that comes when the ИНН is another one already is dropped', async () => {
  const { store } = await open(finding(() => ok({ shortName: 'ПАО Сбербанк' })))
  store.edit()
  store.set({ inn: '7707083893' })
  const asking = store.fillByInn()
  store.set({ inn: '7736050003' })
  await asking
  expect(store.input.shortName).toBe('')
  expect(store.lookup).toBeNull()
})

test('the first write asks for what a company begins with; a refusal of anything else shows it', async () => {
  const { store, current } = await open()
  store.edit()
  expect(store.whole).toBe(false)
  const { name, inn, directorName } = typed()
  store.set({ name, inn, directorName, okpo: '1' })
  expect(await store.save()).toBe(false)
  expect(store.whole).toBe(true)
  store.set({ okpo: '' })
  expect(await store.save()).toBe(true)
  expect(current.company).toMatchObject({ name, inn, directorName, okpo: null })
  store.edit()
  expect(store.whole).toBe(true)
})

test('an address that is the legal one follows it, and can be told apart again', async () => {
  const { store } = await openEditing()
  expect(store.same).toEqual(['actualAddress'])
  store.set({ legalAddress: 'Омск, ул. Мира, 1' })
  expect(store.input).toMatchObject({
    actualAddress: 'Омск, ул. Мира, 1',
    mailingAddress: '163000, Архангельск, а/я 5',
  })
  store.setSame('mailingAddress', true)
  expect(store.input.mailingAddress).toBe('Омск, ул. Мира, 1')
  store.setSame('actualAddress', false)
  store.set({ legalAddress: 'Омск, ул. Мира, 2' })
  expect(store.input).toMatchObject({
    actualAddress: 'Омск, ул. Мира, 1',
    mailingAddress: 'Омск, ул. Мира, 2',
  })
  await store.save()
  store.edit()
  expect(store.same).toEqual(['mailingAddress'])
})
