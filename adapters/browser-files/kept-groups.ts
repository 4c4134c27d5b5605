import type { OpenedGroups } from '@osh/core/documents/library/opened-groups.ts'

type Needs = Pick<Storage, 'getItem' | 'setItem'>

const KEY = 'opened_groups'

/** In this browser; a storage that is full, forbidden or holds anything else keeps none. */
export const makeKeptGroups = (storage: Needs): OpenedGroups => ({
  opened: (scope) => read(storage)[scope] ?? [],
  keep: (scope, groupIds) => {
    try {
      storage.setItem(KEY, JSON.stringify({ ...read(storage), [scope]: groupIds }))
    } catch {}
  },
})

function read(storage: Needs): Readonly<Record<string, readonly number[]>> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).map(([scope, ids]) => [
        scope,
        Array.isArray(ids) ? ids.filter(Number.isInteger) : [],
      ]),
    )
  } catch {
    return {}
  }
}
