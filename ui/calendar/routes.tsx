import type { RouteObject } from 'react-router-dom'

const loadScreen = () => import('./CalendarPage.tsx')

/** The production calendar, under /settings/calendar. */
export const calendarRoute: RouteObject = { index: true, lazy: loadScreen }
