// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { aTemplate, aValue, plainPress } from '#tests/ui/plain-press.ts'
import { openAsUser, type UserPage } from '#tests/ui/user-page.ts'
import { documentsStore } from '../documents-store.ts'
import { type ChosenFile, type OwnFormStore, ownFormStore } from './own-form-store.ts'

const template = aTemplate({ values: [aValue()] })
let page: UserPage

beforeEach(async () => {
  page = await openAsUser(async () => plainPress([template]))
})

async function open(): Promise<OwnFormStore> {
  const store = page.services.get(ownFormStore)
  await store.open(template)
  return store
}

const file = (name: string, bytes: number): ChosenFile => ({
  name,
  size: bytes,
  arrayBuffer: async () => new Uint8Array(bytes).buffer,
})

test('the standard form is in use until a file is taken, which the list marks', async () => {
  const store = await open()
  expect(store.state).toEqual({ is: 'ready', value: null })
  expect(await store.upload(file('приказ.docx', 3))).toBe(true)
  expect((await open()).state).toMatchObject({ is: 'ready', value: { fileName: 'приказ.docx', size: 3 } })
  const list = page.services.get(documentsStore)
  await list.open('company')
  expect(list.ownForms.get(template.id)?.fileName).toBe('приказ.docx')
  expect(await store.revert()).toBeNull()
  expect((await open()).state).toEqual({ is: 'ready', value: null })
})

test('a refused file says why, and what was in use stays', async () => {
  const store = await open()
  await store.upload(file('1.docx', 3))
  expect(await store.upload(file('2.docx', 0))).toBe(false)
  expect(store.refused).toMatchObject({
    name: '2.docx',
    findings: [expect.stringMatching(/^Это не документ/)],
  })
  expect(store.state).toMatchObject({ value: { fileName: '1.docx' } })
  expect(await store.upload(file('3.docx', 6 * 1024 * 1024))).toBe(false)
  expect(store.refused?.findings).toEqual([expect.stringMatching(/^Файл больше 5 МБ/)])
})

test('placeholders are found by their words, in any letters', async () => {
  const store = await open()
  store.find('МЕСТО проведения')
  expect(store.found.flatMap(({ placeholders }) => placeholders.map(({ text }) => text))).toEqual([
    '{Место проведения}',
  ])
  store.find('нет такого')
  expect(store.found).toEqual([])
})
