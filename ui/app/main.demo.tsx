import { createHashRouter } from 'react-router-dom'
import { systemClock } from '#adapters/clock/system-clock.ts'
import { setBrowserApart } from '#adapters/local-storage/browser-apart.ts'
import { makeDemoOpening } from '#adapters/local-storage/demo-opening.ts'
import { findOwnEvents, findOwnLocks, makeLocalOutside } from '#adapters/local-storage/local-outside.ts'
import { pressInBrowser } from '#adapters/local-storage/press-in-browser.ts'
import { renderInBrowser } from '#adapters/local-storage/render-in-browser.ts'
import { makeServices } from './container.ts'
import { makeRoutes } from './routes.tsx'
import { start } from './start.tsx'

// The service itself may be at the same address, and someone signed in there.
const apart = setBrowserApart(
  { storage: localStorage, locks: findOwnLocks(), events: findOwnEvents() },
  'demo:',
)

const outside = makeLocalOutside({
  ...apart,
  clock: systemClock,
  render: renderInBrowser,
  press: pressInBrowser,
  first: makeDemoOpening(systemClock),
  discarded: () => window.alert('Программа обновилась, прежние данные демо не читаются. Демо начато заново.'),
})

// Paths are behind «#», so that any static host can serve the demo from any folder.
void start(makeServices(outside), createHashRouter(makeRoutes()))
