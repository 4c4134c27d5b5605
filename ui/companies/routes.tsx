import type { RouteObject } from 'react-router-dom'

/** Screens under /company: `information`. Each loads when it is first opened. */
export const companyRoutes: RouteObject[] = []
