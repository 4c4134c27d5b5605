import type { RouteObject } from 'react-router-dom'

const loadScreen = async () => ({ Component: (await import('./ImportPage.tsx')).ImportPage })

/** «Загрузка из файла», under /employees. */
export const importRoutes: RouteObject[] = [{ path: 'import', lazy: loadScreen }]
