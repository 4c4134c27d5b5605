import type { RouteObject } from 'react-router-dom'

const feed = async () => ({ Component: (await import('./NewsPage.tsx')).NewsPage })
const item = async () => ({ Component: (await import('./item/NewsItemPage.tsx')).NewsItemPage })

/** Screens under /news. Each loads when it is first opened. */
export const newsRoutes: RouteObject[] = [
  { index: true, lazy: feed },
  { path: ':newsId', lazy: item },
]
