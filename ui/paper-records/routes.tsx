import type { RouteObject } from 'react-router-dom'

const loadScreen = async () => ({ Component: (await import('./PaperRecordPage.tsx')).PaperRecordPage })

/** «Внести в записи», under /company. */
export const paperRecordRoute: RouteObject = {
  path: 'documents/archive/:documentId',
  lazy: loadScreen,
}
