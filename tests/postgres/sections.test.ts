import { filterSections, namedSections, sections } from '@osh/core/sections/section.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Store } from '#adapters/postgres/transact.ts'
import { type FreshDatabase, freshDatabase, openTestDatabase } from '#tests/database.ts'

/** What SQL says of sections by name is what the sections' own files say. */
let fresh: FreshDatabase
let store: Store
beforeAll(async () => {
  fresh = await freshDatabase()
  store = openTestDatabase(fresh.connection, 1)
})
afterAll(async () => {
  await store?.close()
  await fresh?.close()
})

const named = (definition: string): readonly string[] =>
  [...definition.matchAll(/'(\w+)'::text/g)].map(([, word = '']) => word)

async function definitionOf(name: string): Promise<string> {
  const { rows } = await sql<{ definition: string }>`
    select indexdef as definition from pg_indexes where indexname = ${name}
    union all select pg_get_constraintdef(oid) from pg_constraint where conname = ${name}`.execute(
    store.kysely,
  )
  if (!rows[0]) throw new Error(`the schema has no ${name}`)
  return rows[0].definition
}

it('an obligation is of a section that core knows, and of any of them', async () => {
  expect(named(await definitionOf('obligations_section_check')).toSorted()).toEqual([...sections].toSorted())
})

it('the index of assessments has the sections that are assessed', async () => {
  const assessed = filterSections(({ isDated }) => !isDated)
  expect(named(await definitionOf('obligations_risk')).toSorted()).toEqual([...assessed].toSorted())
})

it('the index of those who have an obligation has the sections in which everyone must have one', async () => {
  const obligatory = filterSections(({ isObligatory }) => isObligatory)
  expect(named(await definitionOf('obligations_obligatory')).toSorted()).toEqual([...obligatory].toSorted())
})

it('the index of names has the sections whose obligations have one', async () => {
  const kept = named(await definitionOf('obligations_subject_used'))
  expect(kept.toSorted()).toEqual([...namedSections].toSorted())
})
