import './styles.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { DataRouter } from 'react-router-dom'
import { authStore } from '#ui/auth/auth-store.ts'
import type { Services } from '#ui/kit/services/service.ts'
import { App } from './App.tsx'

declare global {
  /** Read by what Mantine's dialogs lock the page's scrolling with. */
  var __webpack_nonce__: string | undefined
}

/** Puts the page into the document, over the services it is given. */
export function start(services: Services, router: DataRouter): void {
  const root = document.getElementById('root')
  if (root === null) throw new Error('the page has no #root')
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
  globalThis.__webpack_nonce__ = nonce
  void services.get(authStore).check()
  createRoot(root).render(
    <StrictMode>
      <App services={services} router={router} nonce={nonce} />
    </StrictMode>,
  )
}
