import type { RouteObject } from 'react-router-dom'

/** Screens under /notifications (`memos`). Each loads when it is first opened. */
export const memoRoutes: RouteObject[] = []
