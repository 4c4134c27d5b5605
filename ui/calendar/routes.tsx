import type { RouteObject } from 'react-router-dom'

const loadScreen = async () => ({ Component: (await import('./CalendarPage.tsx')).CalendarPage })

/** The production calendar, under /settings/calendar. */
export const calendarRoute: RouteObject = { index: true, lazy: loadScreen }
