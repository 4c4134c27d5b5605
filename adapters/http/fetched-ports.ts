import { Unavailable } from '@osh/core/shared/unavailable.ts'

/** A port that can stand behind a fetch: each of its methods answers a promise. */
type AsyncPort<P> = { readonly [M in keyof P]: P[M] & ((...given: never[]) => Promise<unknown>) }

/**
 * Ports whose code is fetched at the first call of any. A call during which it can't be fetched throws
 * `Unavailable(null)`; the next one tries again.
 */
export function fetchedPorts<R extends { readonly [K in keyof R]: AsyncPort<R[K]> }>(
  fetch: () => Promise<R>,
): R {
  let fetched: Promise<R> | null = null
  const ports = () => {
    fetched ??= fetch().catch((cause: unknown) => {
      fetched = null
      throw new Unavailable(null, { cause })
    })
    return fetched
  }
  const call =
    (name: string, method: string) =>
    async (...given: readonly unknown[]): Promise<unknown> => {
      const port: object = Reflect.get(await ports(), name)
      return Reflect.apply(Reflect.get(port, method), port, given)
    }
  return named((name) => named((method) => call(name, method))) as R
}

/** An object that has whatever it is asked for, but no `then`: it is no promise. */
const named = (member: (name: string) => unknown): object =>
  new Proxy(
    {},
    { get: (_, name) => (typeof name === 'symbol' || name === 'then' ? undefined : member(name)) },
  )
