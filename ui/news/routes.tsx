import type { RouteObject } from 'react-router-dom'

const loadFeed = async () => ({ Component: (await import('./NewsPage.tsx')).NewsPage })
const loadItem = async () => ({ Component: (await import('./item/NewsItemPage.tsx')).NewsItemPage })

/** Screens under /news. Each loads when it is first opened. */
export const newsRoutes: RouteObject[] = [
  { index: true, lazy: loadFeed },
  { path: ':newsId', lazy: loadItem },
]
