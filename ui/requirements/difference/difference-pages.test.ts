// @vitest-environment node

import { makeSubjectInput } from '@osh/core/obligations/reading/subject-fields.ts'
import { expect, test } from 'vitest'
import { accepted } from '#tests/contracts/world.ts'
import { aTraining } from '#tests/examples.ts'
import { openAsUser } from '#tests/ui/user-page.ts'
import { ports } from '#ui/app/container.ts'
import { personDifferenceStore } from '../person/person-difference-store.ts'
import { postStore } from '../post/post-store.ts'
import { PAGE_ROWS, placePage } from './difference-page.ts'

const PEOPLE = 2 * PAGE_ROWS + 20

async function openDifference() {
  const page = await openAsUser()
  const quarry = await page.department('Карьер')
  const names = Array.from(
    { length: PEOPLE },
    (_, i) => `Работник${String.fromCharCode(0x430 + (i % 32))}${'и'.repeat(i / 32)}`,
  )
  let positionId = 0
  for (const name of names) ({ positionId } = (await page.hire(name, quarry)) as never)
  const desk = page.services.get(ports.requirementDesk)
  const companyId = page.company.id
  const post = { positionId: positionId as never, departmentId: null }
  const ofTraining = { section: aTraining.section, ...makeSubjectInput(aTraining), periodicity: '1 год' }
  accepted(await desk.addOwn({ companyId, details: { ...post, ...ofTraining } }))
  return { page, desk, companyId, post, quarry }
}

test('every row can be looked through, a page at a time, and all of it is applied', async () => {
  const { page, post } = await openDifference()
  const store = page.services.get(personDifferenceStore)
  await store.open(null)
  const seen = new Set<number>()
  const places: unknown[] = []
  for (const at of [1, 2, 3]) {
    await store.showPage(at)
    if (!store.difference) throw new Error('nothing to look through')
    for (const { employeeId } of store.difference.rows.items) seen.add(employeeId)
    places.push(placePage(store.difference, at))
  }
  expect(seen.size).toBe(PEOPLE)
  expect(places).toEqual([
    { from: 1, to: PAGE_ROWS, all: PEOPLE },
    { from: PAGE_ROWS + 1, to: 2 * PAGE_ROWS, all: PEOPLE },
    { from: 2 * PAGE_ROWS + 1, to: PEOPLE, all: PEOPLE },
  ])
  expect(store.refusal).toBeNull()
  expect(await store.apply()).toBe(true)

  const ofPost = page.services.get(postStore)
  await ofPost.open(post)
  await ofPost.showPage(3)
  expect(ofPost.difference).toMatchObject({ value: { counts: { assign: 0 } } })
  expect(ofPost.page).toBe(1)
})

test('a page of another difference says so', async () => {
  const { page, post, quarry } = await openDifference()
  const [ofPost, ofAll] = [page.services.get(postStore), page.services.get(personDifferenceStore)]
  await Promise.all([ofPost.open(post), ofAll.open(null)])
  await ofPost.showPage(1)
  await page.hire('Яшин', quarry)
  expect([ofPost.refusal, ofAll.refusal]).toEqual([null, null])
  await Promise.all([ofPost.showPage(2), ofAll.showPage(2)])
  for (const { refusal } of [ofPost, ofAll]) expect(refusal).toMatch(/^Записи изменились/)
})
