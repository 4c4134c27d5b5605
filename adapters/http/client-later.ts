import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import type { Calls, PortOf } from '#adapters/wire/contract/call.ts'
import { makeClient } from './client-of.ts'

/** What is fetched once, when it is first asked for. Where it can't be had the server is away. */
export function fetchOnce<T>(fetch: () => Promise<T>): () => Promise<T> {
  let fetched: Promise<T> | null = null
  return async () => {
    try {
      fetched ??= fetch()
      return await fetched
    } catch (cause) {
      fetched = null
      throw new Unavailable(null, { cause })
    }
  }
}

/** A port that is fetched when the first of its methods is asked for. */
export function makeLater<Port extends object>(fetch: () => Promise<Port>): Port {
  const open = fetchOnce(fetch)
  return new Proxy({} as Port, {
    get: (_, name) => {
      // A port is no promise.
      if (name === 'then') return undefined
      return async (...args: readonly unknown[]) => {
        const port = (await open()) as Readonly<Record<PropertyKey, Method | undefined>>
        return port[name]?.(...args)
      }
    },
  })
}

type Method = (...args: readonly unknown[]) => unknown

/** A port whose calls are fetched when the first of them is asked for. */
export const makeLaterClient = <C extends Calls>(
  client: Parameters<typeof makeClient>[0],
  fetchCalls: () => Promise<C>,
): PortOf<C> => makeLater(async () => makeClient(client, await fetchCalls()))
