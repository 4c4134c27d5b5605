import type { DataRouter } from 'react-router-dom'
import type { Services } from '#ui/kit/services/service.ts'

type Read = (services: Services, params: Readonly<Record<string, string | undefined>>) => Promise<void>

/** What a route says in its `handle` of what its screen shows first: it is read before the page is drawn for the first time. */
export type ReadsFirst = { readonly readFirst: Read }

const readsFirst = (handle: unknown): handle is ReadsFirst =>
  typeof handle === 'object' && handle !== null && 'readFirst' in handle

/** Reads what the screens of the opened path show first. */
export async function readFirst(services: Services, { state }: DataRouter): Promise<void> {
  const reads = state.matches.flatMap(({ route, params }) =>
    readsFirst(route.handle) ? [route.handle.readFirst(services, params)] : [],
  )
  await Promise.all(reads)
}
