import type { Plugin } from 'vite'
import { nameSource } from './parts.ts'

declare global {
  /** While the route table is read: what it asks for comes here instead of being loaded. */
  var askForPart: ((source: string) => Promise<unknown>) | undefined
}

type Bring = () => unknown

const FETCH_PART = /ui\/kit\/connection\/fetch-part\.ts$/
const ASKED = /\bimport\(\s*(["'])([^"']+)\1\s*\)/g

/** For reading the route table without its screens: whatever is imported when a path is opened is only asked for by name. */
export const askedParts: Plugin = {
  name: 'asked-parts',
  enforce: 'post',
  load: (id) =>
    FETCH_PART.test(id)
      ? 'export const fetchPart = (fetch) => fetch(); export const lazyPart = () => null'
      : null,
  async transform(code, id) {
    let asking = code
    for (const [whole, , specifier = ''] of code.matchAll(ASKED)) {
      const resolved = await this.resolve(specifier, id)
      if (!resolved) this.error(`${specifier} is not found from ${id}`)
      asking = asking.replaceAll(whole, `globalThis.askForPart(${JSON.stringify(nameSource(resolved.id))})`)
    }
    return asking === code ? null : { code: asking, map: null }
  },
}

/** The sources that those bring when they are called. */
export async function listAsked(brings: readonly Bring[]): Promise<ReadonlySet<string>> {
  const asked = new Set<string>()
  globalThis.askForPart = async (source) => {
    asked.add(source)
    return anyModule
  }
  for (const bring of brings) await bring()
  return asked
}

/** Has a component under every name; `then` would make it a promise. */
const anyModule: unknown = new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : () => null) })
