import type { RouteObject } from 'react-router-dom'

const loadList = async () => ({ Component: (await import('./MeasuresPage.tsx')).MeasuresPage })

/** The screen under /notifications: `measures`. It loads when it is first opened. */
export const measureRoutes: RouteObject[] = [{ path: 'measures', lazy: loadList }]
