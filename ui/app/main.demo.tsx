import { createHashRouter } from 'react-router-dom'
import { makeLocalOutside } from '#adapters/local-storage/local-outside.ts'
import { systemClock } from '#adapters/server/system-clock.ts'
import { routes } from './routes.tsx'
import { start } from './start.tsx'

// Paths stand behind «#», so that any static host can serve the demo from any folder.
start(makeLocalOutside({ storage: localStorage, clock: systemClock }), createHashRouter(routes))
