import './styles.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { DataRouter } from 'react-router-dom'
import { authStore } from '#ui/auth/auth-store.ts'
import { App } from './App.tsx'
import { makeServices } from './container.ts'
import type { Outside } from './outside.ts'

declare global {
  /** Read by what Mantine's dialogs lock the page's scrolling with. */
  var __webpack_nonce__: string | undefined
}

/** Puts the page into the document, over the outside it is given. */
export function start(outside: Outside, router: DataRouter): void {
  const root = document.getElementById('root')
  if (root === null) throw new Error('the page has no #root')
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
  globalThis.__webpack_nonce__ = nonce
  reloadAfterUpdate()
  const services = makeServices(outside)
  void services.get(authStore).check()
  createRoot(root).render(
    <StrictMode>
      <App services={services} router={router} nonce={nonce} />
    </StrictMode>,
  )
}

/**
 * A part of the page that a newer version has replaced can't be loaded any more: the page begins again, once a minute
 * at most, and only if the server is there to give it.
 */
function reloadAfterUpdate(): void {
  window.addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0)
    if (Date.now() - last < MINUTE) return
    void serverAnswers().then((there) => {
      if (!there) return
      sessionStorage.setItem(RELOADED, String(Date.now()))
      window.location.reload()
    })
  })
}

const serverAnswers = (): Promise<boolean> =>
  fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

const RELOADED = 'reloaded_at'
const MINUTE = 60_000
