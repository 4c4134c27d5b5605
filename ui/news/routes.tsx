import type { RouteObject } from 'react-router-dom'

/** Screens under /news. Each loads when it is first opened. */
export const newsRoutes: RouteObject[] = [
  { index: true, lazy: () => import('./NewsPage.tsx') },
  { path: ':newsId', lazy: () => import('./item/NewsItemPage.tsx') },
]
