import type { RouteObject } from 'react-router-dom'

/** Screens under /account. Each loads when it is first opened. */
export const accountRoutes: RouteObject[] = [
  { path: 'settings', lazy: () => import('./AccountSettings.tsx') },
  { path: 'notifications', lazy: () => import('./AccountNotifications.tsx') },
]
