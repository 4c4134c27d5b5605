import type { RouteObject } from 'react-router-dom'

const loadScreen = async () => ({ Component: (await import('./InspectionsPage.tsx')).InspectionsPage })

/** Links for inspectors, under /settings/inspections. */
export const inspectionsRoute: RouteObject = { index: true, lazy: loadScreen }
