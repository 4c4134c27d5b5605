import './styles.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { DataRouter } from 'react-router-dom'
import { authStore } from '#ui/auth/auth-store.ts'
import { keepPresses } from '#ui/kit/page/keep-presses.ts'
import type { Services } from '#ui/kit/services/service.ts'
import { theme } from '../kit/theme.ts'
import { App } from './App.tsx'
import { readFirst } from './read-first.ts'

declare global {
  /** Read by what Mantine's dialogs lock the page's scrolling with. */
  var __webpack_nonce__: string | undefined
}

/** After that the page says what it waits for. */
const LONGEST_MS = 1000

/**
 * Puts the page into the document, over the services it is given: once its first screen, who is signed in and what the screen reads first are
 * known, so that nothing is drawn on the way there. Until then the document shows that it is being loaded.
 */
export async function start(services: Services, router: DataRouter): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('the page has no #root')
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
  globalThis.__webpack_nonce__ = nonce
  keepPresses(window)
  const checked = services.get(authStore).check()
  await Promise.race([
    Promise.allSettled([awaitInitialized(router).then(askForLetters), checked]).then(() =>
      readFirst(services, router),
    ),
    new Promise((late) => setTimeout(late, LONGEST_MS)),
  ])
  createRoot(root).render(
    <StrictMode>
      <App services={services} router={router} nonce={nonce} />
    </StrictMode>,
  )
}

/** When the parts of the first screen are there. */
const awaitInitialized = (router: DataRouter): Promise<void> =>
  new Promise((done) => {
    if (router.state.initialized) done()
    else router.subscribe(({ initialized }) => initialized && done())
  })

/**
 * Else they would be asked for by what is drawn, and all of it laid out a second time when they come; before the parts of the screen
 * are there they would take the connection from those.
 */
function askForLetters(): void {
  document.fonts.load(`16px ${theme.fontFamily}`, 'Яz').catch(() => undefined)
}
