import type { RouteObject } from 'react-router-dom'
import { invitationRoute } from '#ui/members/routes.tsx'

/** Screens under /account. Each loads when it is first opened. */
export const accountRoutes: RouteObject[] = [
  { path: 'settings', lazy: () => import('./AccountSettings.tsx') },
  { path: 'tariff', lazy: () => import('./tariff/TariffPage.tsx') },
  invitationRoute,
  { path: 'notifications', lazy: () => import('./AccountNotifications.tsx') },
]
