import type { RouteObject } from 'react-router-dom'

const loadScreen = async () => ({ Component: (await import('./FactsPage.tsx')).FactsPage })

/** What the company says of itself once, under /company/facts. */
export const factsRoute: RouteObject = { index: true, lazy: loadScreen }
