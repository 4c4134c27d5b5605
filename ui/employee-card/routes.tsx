import type { RouteObject } from 'react-router-dom'

/** Screens under /employees/:{id}, where the segment itself begins with a colon. Each loads when it is first opened. */
export const employeeCardRoutes: RouteObject[] = []
