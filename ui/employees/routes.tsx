import type { RouteObject } from 'react-router-dom'
import { informationRoutes } from '#ui/deadlines/routes.tsx'
import { employeeCardRoutes } from '#ui/employee-card/routes.tsx'

const loadList = async () => ({
  Component: (await import('./list/EmployeeListScreen.tsx')).EmployeeListScreen,
})

const information: RouteObject = {
  path: 'information',
  lazy: async () => ({ Component: (await import('./InformationArea.tsx')).InformationArea }),
  children: [{ path: 'main', lazy: loadList }, ...informationRoutes],
}

/** Screens under /employees (`documents/all`, `information/…`, `:{id}/…`). Each loads when it is first opened. */
export const employeeRoutes: RouteObject[] = [
  { path: 'documents/all', lazy: loadList },
  information,
  ...employeeCardRoutes,
]
