import type { RouteObject } from 'react-router-dom'
import { employeeCardRoutes } from '#ui/employee-card/routes.tsx'

/** Screens under /employees (`documents/all`, `information/…`, `:{id}/…`). Each loads when it is first opened. */
export const employeeRoutes: RouteObject[] = [...employeeCardRoutes]
