// @vitest-environment node
import { everyDocument } from '@osh/core/documents/document-filter.ts'
import { expect, test } from 'vitest'
import { day } from '#tests/examples.ts'
import { aTemplate, plainPress } from '#tests/ui/plain-press.ts'
import { openAsUser } from '#tests/ui/user-page.ts'
import { inCompany } from '#ui/app/session/in-company.ts'
import { issueStore } from '../issue/issue-store.ts'
import { ArchiveStore } from './archive-store.ts'

/** The archive of a company; what is searched for as «долго» waits until it is let through. */
async function open() {
  const { records, services } = await openAsUser(async () => plainPress([aTemplate()]))
  const { documents } = records
  const { promise: later, resolve: letThrough } = Promise.withResolvers<void>()
  const page: typeof documents.listPage = async (company, query) => {
    if (query.search === 'долго') await later
    return documents.listPage(company, query)
  }
  const issue = async (number: number) => {
    const store = services.get(issueStore)
    await store.begin(aTemplate(), day('2026-03-16'))
    store.typeNumber(String(number))
    expect(await store.issue()).not.toBeNull()
  }
  return {
    store: new ArchiveStore({ ...documents, listPage: page }, services.get(inCompany)),
    issue,
    letThrough,
  }
}

test('pages follow one another to the end, and what was issued meanwhile brings none twice', async () => {
  const { store, issue } = await open()
  for (let number = 1; number <= 52; number += 1) await issue(number)
  await store.open(everyDocument)
  expect([store.documents.length, store.total, store.complete]).toEqual([50, 52, false])
  await issue(53)
  await store.readMore()
  const ids = store.documents.map(({ id }) => id)
  expect([new Set(ids).size, ids.length, store.complete]).toEqual([52, 52, true])
  await store.reload()
  expect([store.documents.length, store.complete]).toEqual([50, false])
})

test('a page that is full of what is shown already is passed over', async () => {
  const { store, issue } = await open()
  for (let number = 1; number <= 52; number += 1) await issue(number)
  await store.open(everyDocument)
  for (let number = 53; number <= 102; number += 1) await issue(number)
  await store.readMore()
  expect([store.documents.length, store.complete]).toEqual([52, true])
  expect(store.documents.at(-1)?.number.integer).toBe(1)
})

test('only the answer to the filter of now is shown', async () => {
  const { store, issue, letThrough } = await open()
  await issue(5)
  const first = store.open({ ...everyDocument, search: 'долго' })
  await store.open(everyDocument)
  letThrough()
  await first
  expect(store.documents.map(({ number }) => number.integer)).toEqual([5])
})

test('a paper is annulled with a reason, and shown as annulled where it was', async () => {
  const { store, issue } = await open()
  await issue(5)
  await issue(6)
  await store.open(everyDocument)
  const [, fifth] = store.documents
  if (!fifth) throw new Error('there is no paper')
  expect(await store.annul(fifth, ' ')).toMatch(/[а-я]/u)
  expect(store.documents[1]).toBe(fifth)
  expect(await store.annul(fifth, 'Не тот работник')).toBeNull()
  expect(store.documents).toMatchObject([
    { annulled: null },
    { id: fifth.id, annulled: { reason: 'Не тот работник' } },
  ])
  expect(await store.annul(fifth, 'Ещё раз')).toMatch(/[а-я]/u)
})
