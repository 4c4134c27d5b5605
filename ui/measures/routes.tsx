import type { RouteObject } from 'react-router-dom'

const list = async () => ({ Component: (await import('./MeasuresPage.tsx')).MeasuresPage })

/** The screen under /notifications: `measures`. It loads when it is first opened. */
export const measureRoutes: RouteObject[] = [{ path: 'measures', lazy: list }]
