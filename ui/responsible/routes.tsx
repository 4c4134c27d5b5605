import type { RouteObject } from 'react-router-dom'

const loadScreen = async () => ({ Component: (await import('./ResponsibleScreen.tsx')).ResponsibleScreen })

/** The table of responsible persons, under /employees and /settings. Loads when it is first opened. */
export const responsibleRoutes: RouteObject[] = [{ path: 'responsible', lazy: loadScreen }]
