import type { RouteObject } from 'react-router-dom'

const loadScreen = async () => ({ Component: (await import('./JournalPage.tsx')).JournalPage })

/** The journal of actions, under /settings/journal. */
export const journalRoute: RouteObject = { index: true, lazy: loadScreen }
