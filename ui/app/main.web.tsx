import './without-eval.ts'
import { createBrowserRouter } from 'react-router-dom'
import { systemClock } from '#adapters/clock/system-clock.ts'
import { makeHttpOutside } from '#adapters/http/http-outside.ts'
import { routes } from './routes.tsx'
import { start } from './start.tsx'

start(
  makeHttpOutside({ host: window.location.origin, storage: localStorage, clock: systemClock }),
  createBrowserRouter(routes),
)
