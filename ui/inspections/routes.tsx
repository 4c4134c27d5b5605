import type { RouteObject } from 'react-router-dom'

const screen = async () => ({ Component: (await import('./InspectionsPage.tsx')).InspectionsPage })

/** Links for inspectors, under /settings/inspections. */
export const inspectionsRoute: RouteObject = { index: true, lazy: screen }
