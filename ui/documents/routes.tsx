import { Navigate, type RouteObject } from 'react-router-dom'
import { nameGroupPath } from './document-paths.ts'

const loadScreen = (scope: 'company' | 'employee') => async () => {
  const { DocumentsScreen } = await import('./DocumentsScreen.tsx')
  return { element: <DocumentsScreen scope={scope} /> }
}

const archive = async () => ({ Component: (await import('./archive/ArchiveScreen.tsx')).ArchiveScreen })

const loadSending = (of: 'company' | 'employees') => async () => {
  const { SendingScreen } = await import('./sending/SendingScreen.tsx')
  return { element: <SendingScreen of={of} /> }
}

/** Screens under /company (`documents/…`). Each loads when it is first opened. */
export const companyDocumentRoutes: RouteObject[] = [
  { path: 'documents', element: <Navigate to={nameGroupPath('company', null)} replace /> },
  { path: 'documents/all', lazy: loadScreen('company') },
  { path: 'documents/archive', lazy: archive },
  { path: 'documents/:templateGroupId', lazy: loadScreen('company') },
]

/** A paper's editions, under /company. */
export const editionsRoute: RouteObject = {
  path: 'documents/archive/:documentId/editions',
  lazy: async () => ({ Component: (await import('./editions/EditionsPage.tsx')).EditionsPage }),
}

/** What of the company changes of the law touch, under /company. */
export const lawReviewRoute: RouteObject = {
  path: 'law',
  lazy: async () => ({ Component: (await import('#ui/law/review/LawReviewPage.tsx')).LawReviewPage }),
}

/** Papers of the company by e-mail, under /company. */
export const companySendingRoute: RouteObject = { path: 'documents-sending', lazy: loadSending('company') }

/** Screens under /employees: `documents/all` is the staff list. */
export const employeeDocumentRoutes: RouteObject[] = [
  { path: 'documents/forms', lazy: loadScreen('employee') },
  { path: 'documents/:templateGroupId', lazy: loadScreen('employee') },
]

/** Papers of employees by e-mail, under /employees. */
export const employeeSendingRoute: RouteObject = {
  path: 'documents-sending',
  lazy: loadSending('employees'),
}
