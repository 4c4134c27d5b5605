import { makeAutoObservable } from 'mobx'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { connection } from './connection.ts'
import { serverBuild } from './server-build.ts'

/** Parts of the page that were asked for and could not be had yet. */
class LostParts {
  count = 0

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  begin(): void {
    this.count += 1
  }

  end(): void {
    this.count -= 1
  }
}

/** One for the page, as the browser's own list of its parts is. */
export const lostParts = new LostParts()

/**
 * Fetches a part of the page. One that can't be had is waited for, and the page stays as it is meanwhile; of a page
 * that a newer one has replaced it may never come, `serverBuild` knows that.
 */
export async function fetchPart<T>(fetch: () => Promise<T>): Promise<T> {
  const first = await attempt(fetch)
  if (first !== LOST) return first
  lostParts.begin()
  let back = awaitConnection()
  void connection.ask()
  for (;;) {
    await back
    const part = serverBuild.isNewer ? LOST : await attempt(fetch)
    if (part !== LOST) {
      lostParts.end()
      return part
    }
    back = awaitConnection()
  }
}

/** A component that is fetched when it is first shown. */
export const makeLazyPart = <P>(
  fetch: () => Promise<{ readonly default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> => lazy(() => fetchPart(fetch))

const awaitConnection = (): Promise<void> => new Promise((back) => connection.wait(back))

const LOST = Symbol('lost')

async function attempt<T>(fetch: () => Promise<T>): Promise<T | typeof LOST> {
  const page = typeof document === 'undefined' ? null : document
  page?.addEventListener('error', noteLostStyle, { capture: true })
  try {
    await Promise.all([...lostStyles].map(fetchStyle))
    return await fetch()
  } catch (error) {
    if (!(error instanceof Error) || !isLost(error)) throw error
    return LOST
  } finally {
    page?.removeEventListener('error', noteLostStyle, { capture: true })
  }
}

/** In the words of Chromium, Firefox, Safari and Vite; a part that came and broke is no lost one. */
const isLost = ({ message }: Error): boolean =>
  /dynamically imported module|importing a module script failed|unable to preload css/i.test(message)

/** Addresses of styles that didn't come. Vite asks for each once, whatever came of it. */
const lostStyles = new Set<string>()

function noteLostStyle({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
  lostStyles.add(target.href)
  target.remove()
}

async function fetchStyle(href: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  await new Promise((done, fail) => {
    link.addEventListener('load', done)
    link.addEventListener('error', () => fail(new Error(`Unable to preload CSS for ${href}`)))
    document.head.append(link)
  })
  lostStyles.delete(href)
}
