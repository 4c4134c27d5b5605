import type { RouteObject } from 'react-router-dom'

const loadScreen = () => import('./CompanyInformation.tsx')

/** Screens under /company: `information`. Each loads when it is first opened. */
export const companyRoutes: RouteObject[] = [{ path: 'information', lazy: loadScreen }]

/** The same screen where it is the only one, under /settings/company. */
export const companySettingsRoute: RouteObject = { index: true, lazy: loadScreen }
