import type { RouteObject } from 'react-router-dom'

const screen = async () => ({ Component: (await import('./CalendarPage.tsx')).CalendarPage })

/** The production calendar, under /settings/calendar. */
export const calendarRoute: RouteObject = { index: true, lazy: screen }
