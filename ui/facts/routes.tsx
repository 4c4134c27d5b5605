import type { RouteObject } from 'react-router-dom'

const loadScreen = () => import('./FactsPage.tsx')

/** What the company says of itself once, under /company/facts. */
export const factsRoute: RouteObject = { index: true, lazy: loadScreen }
