import type { RouteObject } from 'react-router-dom'
import { invitationRoute } from '#ui/members/routes.tsx'

/** What the company pays, under /account. */
export const tariffRoute: RouteObject = { path: 'tariff', lazy: () => import('./tariff/TariffPage.tsx') }

/** Screens under /account. Each loads when it is first opened. */
export const accountRoutes: RouteObject[] = [
  { path: 'settings', lazy: () => import('./AccountSettings.tsx') },
  { path: 'company', lazy: () => import('./companies/NewCompanyPage.tsx') },
  invitationRoute,
  { path: 'confirmation', lazy: () => import('./own-email/OwnEmailPage.tsx') },
  { path: 'notifications', lazy: () => import('./AccountNotifications.tsx') },
]
