import { createBrowserRouter } from 'react-router-dom'
import { makeHttpOutside } from '#adapters/http/http-outside.ts'
import { routes } from './routes.tsx'
import { start } from './start.tsx'

start(makeHttpOutside({ host: window.location.origin, storage: localStorage }), createBrowserRouter(routes))
