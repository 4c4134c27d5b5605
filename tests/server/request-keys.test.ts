import { beforeAll, describe, expect, it } from 'vitest'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { today } from '#tests/examples.ts'
import {
  type Asked,
  furnish,
  type Given,
  type House,
  type Json,
  makeOperator,
  type Person,
  register,
  startAsking,
} from './asking.ts'
import { requestOf } from './house-requests.ts'
import { type Operation, operationsOf, published } from './published.ts'

const keyed = (operation: Operation): boolean =>
  operation.parameters.some((one) => one.name === 'Idempotency-Key')
/** What takes a second person of the company, and an answer with a secret that is told once: see `members.test.ts`. */
const ofTwoPeople = /^\/api\/(members|invitations$|invitations\/acceptance)/
/** What needs a paper that says something, or of which something is known anew: see the contracts of paper records and editions. */
const ofTellingPapers = /^\/api\/documents\/\{id\}\/(records|editions)/
const operations = operationsOf(await published(startAsking()))
const each = operations
  .filter(keyed)
  .filter(
    ({ path }) => !/\/erasure$|^\/api\/(account\/(password|closing)|companies\/\{id\}\/closing)$/.test(path),
  )
  .filter(({ path }) => !ofTwoPeople.test(path))
  .filter(({ path }) => !ofTellingPapers.test(path))
  .map((operation) => ({ ...operation, name: `${operation.method} ${operation.path}` }))

describe('a key', () => {
  it('is taken by whatever a signed-in person adds', () => {
    const posts = operations.filter(({ method, opensBy }) => method === 'POST' && opensBy !== null)
    expect(
      posts
        .filter((one) => !keyed(one))
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual([
      '/api/account/confirmation',
      '/api/account/confirmation-code',
      '/api/account/email',
      '/api/account/push',
      '/api/account/second-factor',
      '/api/account/second-factor/end',
      '/api/account/second-factor/recovery-codes',
      '/api/account/second-factor/secret',
      '/api/chat/read',
      '/api/companies/lookup-by-inn',
      '/api/document-sending/send-again',
      '/api/documents/check',
      '/api/documents/preview',
      '/api/documents/print',
      '/api/file-links',
      '/api/inspection-links',
      '/api/news/{id}/read',
      '/api/notice-calendar',
      '/api/operator/conversations/read',
      '/api/operator/conversations/settlement',
      '/api/operator/mails/send-again',
      '/api/operator/news/preview',
      '/api/staff-imports/reading',
    ])
    expect(each.length).toBeGreaterThan(10)
  })

  let server: Asked
  let owner: Person
  let house: House
  beforeAll(async () => {
    const clock = makeSettableClock(today)
    const storage = makeLedgerStorage(new MemoryLedger(), clock)
    server = startAsking({ storage, clock })
    owner = await register(server, 'owner@example.org')
    await makeOperator(server, owner)
    house = await furnish(owner)
  })
  const under = (key: string, { path, headers, ...given }: Given & { readonly path: string }) =>
    owner.ask(path, { ...given, headers: { ...headers, 'idempotency-key': key } })

  it.each(each)('has $name answered again as before', async (operation) => {
    const sent = requestOf(operation, house)
    const key = `again-${operation.name.replaceAll(/\s/g, '')}`
    const [first, again] = [await under(key, sent), await under(key, sent)]
    expect(first.ok, await first.clone().text()).toBe(true)
    expect([again.status, await again.text()]).toEqual([first.status, await first.text()])
  })

  const department = (name: string) => ({
    path: '/api/employee-groups',
    body: { companyId: house.company, name },
  })

  it('is refused for another body, with a code of its own', async () => {
    expect((await under('one', department('Склад'))).status).toBe(201)
    const refused = await under('one', department('Отвал'))
    expect(refused.status).toBe(422)
    expect(((await refused.json()) as Json).code).toBe('request-key/taken')
  })

  it('that is none is refused', async () => {
    for (const key of ['с кириллицей', 'two words', 'x'.repeat(201), '']) {
      const encoded = key.startsWith('с') ? 'a\u00e9' : key
      const refused = await under(encoded, department('Ремонт'))
      expect([key, refused.status, ((await refused.json()) as Json).code]).toEqual([
        key,
        400,
        'request-key/malformed',
      ])
    }
  })

  it('is no one else’s: a stranger under it is a stranger still', async () => {
    const stranger = await register(server, 'stranger@example.org')
    const sent = department('Кузница')
    await under('shared', sent)
    const refused = await stranger.ask(sent.path, { ...sent, headers: { 'idempotency-key': 'shared' } })
    expect(refused.status).toBe(404)
  })

  it('makes one record of two requests at once', async () => {
    const sent = {
      path: '/api/documents',
      body: { companyId: house.company, templateId: 1001, documentNumber: '78', documentDate: '2026-03-16' },
    }
    const both = await Promise.all([under('race', sent), under('race', sent)])
    const papers = await Promise.all(both.map(async (one) => ((await one.json()) as Json).id))
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect(new Set(papers).size).toBe(1)
  })
})
