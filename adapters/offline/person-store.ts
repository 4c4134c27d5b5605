import type { UserId } from '@osh/core/shared/identity.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'

/** One database for each person: what is of one is never opened for another, and goes as a whole. */
const nameStore = (person: UserId): string => `osh-offline-${person}`

const [KEYS, VALUES] = ['keys', 'values']
const KEY = 'key'

type Bytes = Uint8Array<ArrayBuffer>

/** Values by name, sealed where they lie. A full device throws `Unavailable(507)`, and nothing has changed. */
export interface SealedStore {
  put(values: ReadonlyMap<string, Bytes>): Promise<void>
  /** Null where there is none. */
  get(name: string): Promise<Bytes | null>
  remove(names: readonly string[]): Promise<void>
  listNames(): Promise<readonly string[]>
  close(): void
}

export const encodeJson = (value: unknown): Bytes => new TextEncoder().encode(JSON.stringify(value))

/** The value as JSON; undefined where there is none. */
export async function readJson(store: Pick<SealedStore, 'get'>, name: string): Promise<unknown> {
  const bytes = await store.get(name)
  return bytes === null ? undefined : JSON.parse(new TextDecoder().decode(bytes))
}

/**
 * What a person's phone keeps, each value sealed by AES-GCM with a key that no script can read out.
 */
export class PersonStore implements SealedStore {
  readonly #database: IDBDatabase
  readonly #key: CryptoKey

  private constructor(database: IDBDatabase, key: CryptoKey) {
    this.#database = database
    this.#key = key
  }

  static async open(person: UserId): Promise<PersonStore> {
    const asked = indexedDB.open(nameStore(person), 1)
    asked.onupgradeneeded = () => {
      for (const name of [KEYS, VALUES]) asked.result.createObjectStore(name)
    }
    const database = await awaitAnswer(asked)
    database.onversionchange = () => database.close()
    return new PersonStore(database, await findKeyIn(database))
  }

  async put(values: ReadonlyMap<string, Bytes>): Promise<void> {
    const sealed = await Promise.all([...values].map(([name, bytes]) => this.#seal(name, bytes)))
    await write(this.#database, VALUES, (store) => {
      for (const { name, ...value } of sealed) store.put(value, name)
    })
  }

  async #seal(name: string, bytes: Bytes) {
    const iv = crypto.getRandomValues(new Uint8Array(12))
    return { name, iv, sealed: await crypto.subtle.encrypt(this.#describeSeal(name, iv), this.#key, bytes) }
  }

  async get(name: string): Promise<Bytes | null> {
    const values = this.#database.transaction(VALUES).objectStore(VALUES)
    const kept: { iv: Bytes; sealed: ArrayBuffer } | undefined = await awaitAnswer(values.get(name))
    if (!kept) return null
    return new Uint8Array(
      await crypto.subtle.decrypt(this.#describeSeal(name, kept.iv), this.#key, kept.sealed),
    )
  }

  async remove(names: readonly string[]): Promise<void> {
    await write(this.#database, VALUES, (store) => {
      for (const name of names) store.delete(name)
    })
  }

  async listNames(): Promise<readonly string[]> {
    const values = this.#database.transaction(VALUES).objectStore(VALUES)
    return (await awaitAnswer(values.getAllKeys())).map(String)
  }

  close(): void {
    this.#database.close()
  }

  /** A value is opened only under its own name. */
  #describeSeal(name: string, iv: Bytes): AesGcmParams {
    return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(name) }
  }
}

/** The key that is there, or a new one. */
async function findKeyIn(database: IDBDatabase): Promise<CryptoKey> {
  const kept: CryptoKey | undefined = await awaitAnswer(database.transaction(KEYS).objectStore(KEYS).get(KEY))
  return kept ?? makeKeyIn(database)
}

/** Of two tabs that begin at once the first one's. */
async function makeKeyIn(database: IDBDatabase): Promise<CryptoKey> {
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  let key = made
  await write(database, KEYS, (keys) => {
    const asked = keys.get(KEY)
    asked.onsuccess = () => {
      if (asked.result) key = asked.result
      else keys.put(made, KEY)
    }
  })
  return key
}

/** Nothing of the person's stays on this device. */
export const forgetPerson = async (person: UserId): Promise<void> => {
  await awaitAnswer(indexedDB.deleteDatabase(nameStore(person)))
}

const awaitAnswer = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    asked.onsuccess = () => done(asked.result)
    asked.onerror = () => fail(explainFailure(asked.error))
  })

/** Ends when it is on the disk. */
const write = (database: IDBDatabase, name: string, work: (store: IDBObjectStore) => void): Promise<void> =>
  new Promise((done, fail) => {
    const transaction = database.transaction(name, 'readwrite', { durability: 'strict' })
    transaction.oncomplete = () => done()
    transaction.onabort = () => fail(explainFailure(transaction.error))
    work(transaction.objectStore(name))
  })

const explainFailure = (error: DOMException | null): unknown =>
  error?.name === 'QuotaExceededError' ? new Unavailable(507, { cause: error }) : error
