import type { Records } from '@osh/core/records/records.ts'
import type { Storage } from '@osh/core/records/storage.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { makeApp } from '#adapters/server/app.ts'
import { readSheetsHere } from '#adapters/sheets/program/read-sheets.ts'
import { makeHttpOutside } from '#tests/http-outside.ts'
import { plainPress } from '#tests/plain-press.ts'
import { quickPasswords } from '#tests/quick-passwords.ts'
import { roomyRules } from '#tests/roomy-rules.ts'
import { type Opened, type OpenedRecords, PASSWORD } from './opened.ts'
import type { SettableClock } from './settable-clock.ts'
import { accepted } from './world.ts'

/** Two people at their browsers, before a server in this process that keeps its things in the opened storage. */
export async function httpRecordsIn(opened: Opened): Promise<OpenedRecords> {
  const [email, strangers] = [nextEmail(), nextEmail()]
  const enter = async (storage: Storage, email: string, known = true) => {
    const outside = makeHttpOutside({
      host: 'http://server.test',
      storage: new MapStorage(),
      clock: opened.clock,
      fetch: serverOf(storage, opened.clock),
      locks: null,
      events: null,
    })
    const entered = known
      ? outside.accounts.logIn(email, PASSWORD)
      : outside.accounts.register(email, PASSWORD)
    outside.session.begin(accepted(await entered))
    return outside
  }
  const visit = async (storage: Storage, email: string, known = true): Promise<Records> =>
    (await enter(storage, email, known)).records
  const { records, ownForms } = await enter(opened.storage, email, false)
  const user = await opened.storage.accounts.findUserByEmail(email)
  if (!user) throw new Error('a visitor was not registered')
  return {
    records,
    issuing: opened.storage.openRecords(user.id).documents,
    longLists: opened.storage.openRecords(user.id).longLists,
    past: opened.storage.openRecords(user.id).past,
    requirements: opened.storage.openRecords(user.id).requirements,
    ownForms: { port: ownForms, kept: opened.storage.openRecords(user.id).ownForms },
    stranger: await visit(opened.storage, strangers, false),
    reopen: async () => visit(await opened.reopen(), email),
    another: async () => visit(await opened.another(), email),
    clock: opened.clock,
    close: () => opened.close(),
  }
}

let visitors = 0
function nextEmail(): string {
  visitors += 1
  return `visitor-${visitors}@example.org`
}

/** Every moment of `serverOf`. */
export const SERVER_NOW = '2026-11-20T09:00:00.000Z' as Instant

/** The server, called without a socket. Its moments stand still, so that no sign-in ends when a test moves the day. */
export function serverOf(storage: Storage, clock: SettableClock, press = plainPress): typeof fetch {
  const app = makeApp({
    storage,
    clock: { today: (timeZone) => clock.today(timeZone), now: () => SERVER_NOW },
    lookup: { findByInn: async () => ({ ok: false, error: { code: 'lookup/not-configured' } }) },
    passwords: quickPasswords,
    printMemo: async () => new Uint8Array(),
    readSheets: async (_turn, bytes) => readSheetsHere(bytes),
    printInvoice: async () => new Uint8Array(),
    press: async () => press,
    drawForm: async () => '<svg/>',
    staticDir: null,
    rules: roomyRules,
    log: () => {},
  })
  return async (input, init) => app.fetch(new Request(input, init))
}

/** What a browser keeps, for a test. */
export class MapStorage {
  readonly #kept = new Map<string, string>()
  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null
  }
  setItem(key: string, value: string): void {
    this.#kept.set(key, value)
  }
  removeItem(key: string): void {
    this.#kept.delete(key)
  }
  keys(): readonly string[] {
    return [...this.#kept.keys()]
  }
}
