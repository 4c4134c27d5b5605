import type { RouteObject } from 'react-router-dom'

const loadScreen = async () => ({ Component: (await import('./RegistryPage.tsx')).RegistryPage })

/** «Реестр обученных», under /employees. */
export const registryRoute: RouteObject = { path: 'registry', lazy: loadScreen }
