import type { UserId } from '@osh/core/shared/identity.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'

/** One database for each person: what is of one is never opened for another, and goes as a whole. */
const nameOf = (person: UserId): string => `osh-offline-${person}`

const [KEYS, VALUES] = ['keys', 'values']
const KEY = 'key'

/** Nothing of the person's stays on this device. */
export const forgetPerson = (person: UserId): void => void globalThis.indexedDB?.deleteDatabase(nameOf(person))

/** Whether the browser keeps anything sealed: a page that came without TLS may not. */
export const canKeep = (): boolean => 'indexedDB' in globalThis && globalThis.crypto?.subtle !== undefined

/**
 * What a person's phone keeps, each value sealed by AES-GCM with a key that no script can read out. A full device is `Unavailable(507)`.
 */
export class PersonStore {
  readonly #database: IDBDatabase
  readonly #key: CryptoKey

  private constructor(database: IDBDatabase, key: CryptoKey) {
    this.#database = database
    this.#key = key
  }

  static async open(person: UserId): Promise<PersonStore> {
    const asked = indexedDB.open(nameOf(person), 1)
    asked.onupgradeneeded = () => {
      for (const name of [KEYS, VALUES]) asked.result.createObjectStore(name)
    }
    const database = await answerOf(asked)
    database.onversionchange = () => database.close()
    return new PersonStore(database, await keyIn(database))
  }

  async put(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const sealed = await crypto.subtle.encrypt(this.#sealing(name, iv), this.#key, bytes)
    await write(this.#database, VALUES, (values) => values.put({ iv, sealed }, name))
  }

  /** Null where there is none. */
  async get(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const values = this.#database.transaction(VALUES).objectStore(VALUES)
    const kept: { iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer } | undefined = await answerOf(
      values.get(name),
    )
    if (!kept) return null
    return new Uint8Array(await crypto.subtle.decrypt(this.#sealing(name, kept.iv), this.#key, kept.sealed))
  }

  async remove(names: readonly string[]): Promise<void> {
    await write(this.#database, VALUES, (values) => {
      for (const name of names) values.delete(name)
    })
  }

  async names(): Promise<readonly string[]> {
    const values = this.#database.transaction(VALUES).objectStore(VALUES)
    return (await answerOf(values.getAllKeys())).map(String)
  }

  async putJson(name: string, value: unknown): Promise<void> {
    await this.put(name, new TextEncoder().encode(JSON.stringify(value)))
  }

  async getJson(name: string): Promise<unknown> {
    const bytes = await this.get(name)
    return bytes && JSON.parse(new TextDecoder().decode(bytes))
  }

  /** A value is opened only under its own name. */
  #sealing(name: string, iv: Uint8Array<ArrayBuffer>): AesGcmParams {
    return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(name) }
  }
}

/** The key that is there, or a new one: of two tabs that begin at once the first one's. */
async function keyIn(database: IDBDatabase): Promise<CryptoKey> {
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
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

const answerOf = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    asked.onsuccess = () => done(asked.result)
    asked.onerror = () => fail(failureOf(asked.error))
  })

/** Ends when it is on the disk. */
const write = (database: IDBDatabase, name: string, work: (store: IDBObjectStore) => void): Promise<void> =>
  new Promise((done, fail) => {
    const transaction = database.transaction(name, 'readwrite', { durability: 'strict' })
    transaction.oncomplete = () => done()
    transaction.onabort = () => fail(failureOf(transaction.error))
    work(transaction.objectStore(name))
  })

const failureOf = (error: DOMException | null): unknown =>
  error?.name === 'QuotaExceededError' ? new Unavailable(507, { cause: error }) : error
