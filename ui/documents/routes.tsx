import { Navigate, type RouteObject } from 'react-router-dom'
import { groupPath } from './document-paths.ts'

const screen = (scope: 'company' | 'employee') => async () => {
  const { DocumentsScreen } = await import('./DocumentsScreen.tsx')
  return { element: <DocumentsScreen scope={scope} /> }
}

const archive = async () => ({ Component: (await import('./archive/ArchiveScreen.tsx')).ArchiveScreen })

const sending = (of: 'company' | 'employees') => async () => {
  const { SendingScreen } = await import('./sending/SendingScreen.tsx')
  return { element: <SendingScreen of={of} /> }
}

/** Screens under /company (`documents/…`). Each loads when it is first opened. */
export const companyDocumentRoutes: RouteObject[] = [
  { path: 'documents', element: <Navigate to={groupPath('company', null)} replace /> },
  { path: 'documents/all', lazy: screen('company') },
  { path: 'documents/archive', lazy: archive },
  { path: 'documents/:templateGroupId', lazy: screen('company') },
  { path: 'documents-sending', lazy: sending('company') },
]

/** Screens under /employees: `documents/all` is the staff list. */
export const employeeDocumentRoutes: RouteObject[] = [
  { path: 'documents/forms', lazy: screen('employee') },
  { path: 'documents/:templateGroupId', lazy: screen('employee') },
  { path: 'documents-sending', lazy: sending('employees') },
]
