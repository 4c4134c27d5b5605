import { configure, render } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { makeLocalOutside } from '#adapters/local-storage/local-outside.ts'
import { App } from '#ui/app/App.tsx'
import { makeServices } from '#ui/app/container.ts'
import type { Outside } from '#ui/app/outside.ts'
import { makeRoutes } from '#ui/app/routes.tsx'
import { authStore } from '#ui/auth/auth-store.ts'
import { instant, today } from '../examples.ts'
import { PATIENCE_MS } from '../patience.ts'
import { standInForBrowser } from './stand-in-browser.ts'

configure({ asyncUtilTimeout: PATIENCE_MS })

/** A browser's storage that a test can look into. */
export class TestStorage {
  readonly kept = new Map<string, string>()
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null
  }
  setItem(key: string, value: string): void {
    this.kept.set(key, value)
  }
  removeItem(key: string): void {
    this.kept.delete(key)
  }
}

/** The whole outside within this process, empty, on 16.03.2026. */
export const makeTestOutside = (storage = new TestStorage()): Outside =>
  makeLocalOutside({
    storage,
    clock: { today: () => today, now: () => instant('2026-03-16T10:00:00.000Z') },
    render: async () => new Uint8Array(),
    passwordRounds: 1,
    locks: null,
    events: null,
  })

/** Opens the page as a browser does: its routes, its services, its check of the session. */
export function openPage(path: string, outside: Outside) {
  standInForBrowser()
  const services = makeServices(outside)
  const router = createMemoryRouter(
    makeRoutes(undefined, () => undefined),
    { initialEntries: [path] },
  )
  void services.get(authStore).check()
  render(<App services={services} router={router} />)
  return { services, router, path: () => router.state.location.pathname }
}
