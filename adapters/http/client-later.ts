import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import type { Calls, PortOf } from '#adapters/wire/contract/call.ts'
import { makeClient } from './client-of.ts'

/** A port whose calls are fetched when the first of them is asked for. Where they can't be had the server is away. */
export function makeLaterClient<C extends Calls>(
  client: Parameters<typeof makeClient>[0],
  fetchCalls: () => Promise<C>,
): PortOf<C> {
  let port: Promise<PortOf<C>> | null = null
  const open = async (): Promise<PortOf<C>> => {
    try {
      port ??= fetchCalls().then((calls) => makeClient(client, calls))
      return await port
    } catch (cause) {
      port = null
      throw new Unavailable(null, { cause })
    }
  }
  return new Proxy({} as PortOf<C>, {
    get: (_, name) => {
      // A port is no promise.
      if (name === 'then') return undefined
      return async (...args: readonly never[]) => (await open())[name as keyof C]?.(...args)
    },
  })
}
