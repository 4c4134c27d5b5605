import type { RouteObject } from 'react-router-dom'

/** Screens under /employees (`documents/all`, `information/…`, `:employeeId/…`). Each loads when it is first opened. */
export const employeeRoutes: RouteObject[] = []
