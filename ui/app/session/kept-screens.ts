import { reaction } from 'mobx'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type Service, singleton } from '#ui/kit/services/service.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { type CurrentCompany, currentCompany } from './current-company.ts'

/** How many screens are kept as they were left. */
const MOST = 8

/** Screens' stores by the entries of the history that they were shown in, the one shown last at the end; of one company. */
class KeptScreens {
  readonly #kept = new Map<string, unknown>()

  constructor(current: CurrentCompany) {
    reaction(
      () => current.company?.id,
      () => this.#kept.clear(),
    )
  }

  findAt(entry: string): unknown {
    return this.#kept.get(entry)
  }

  keep(entry: string, store: unknown): void {
    this.#kept.delete(entry)
    this.#kept.set(entry, store)
    for (const oldest of this.#kept.keys()) if (this.#kept.size > MOST) this.#kept.delete(oldest)
  }
}

const keptScreens = singleton('KeptScreens', [currentCompany], (current) => new KeptScreens(current))

/** The store of a screen: on the way Back the one that the screen had, with all that was read, chosen and folded. */
export function useKept<T extends object>(asked: Service<T>): { readonly store: T; readonly begun: boolean } {
  const { key } = useLocation()
  const fresh = useService(asked)
  const screens = useService(keptScreens)
  const [store] = useState(() => {
    const kept = screens.findAt(key)
    return isSame(kept, fresh) ? kept : fresh
  })
  useEffect(() => screens.keep(key, store), [screens, key, store])
  return { store, begun: store !== fresh }
}

/** Two entries never share a key, two kinds of screens in one entry might. */
const isSame = <T extends object>(kept: unknown, fresh: T): kept is T =>
  typeof kept === 'object' && kept !== null && kept.constructor === fresh.constructor
