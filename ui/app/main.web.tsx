import { createBrowserRouter } from 'react-router-dom'
import { makeHttpOutside } from '#adapters/http/http-outside.ts'
import { systemClock } from '#adapters/server/system-clock.ts'
import { routes } from './routes.tsx'
import { start } from './start.tsx'

start(
  makeHttpOutside({ host: window.location.origin, storage: localStorage, clock: systemClock }),
  createBrowserRouter(routes),
)
