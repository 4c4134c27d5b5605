import type { RouteObject } from 'react-router-dom'

const loadScreen = () => import('./JournalPage.tsx')

/** The journal of actions, under /settings/journal. */
export const journalRoute: RouteObject = { index: true, lazy: loadScreen }
