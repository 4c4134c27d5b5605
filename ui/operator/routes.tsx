import { Navigate, type RouteObject } from 'react-router-dom'

const area = async () => ({ Component: (await import('./OperatorArea.tsx')).OperatorArea })
const mails = async () => ({ Component: (await import('./mails/OperatorMailsPage.tsx')).OperatorMailsPage })
const billing = async () => ({
  Component: (await import('./billing/OperatorBillingPage.tsx')).OperatorBillingPage,
})
const news = async () => ({ Component: (await import('./news/OperatorNewsPage.tsx')).OperatorNewsPage })
const requests = async () => ({
  Component: (await import('./requests/OperatorRequestsPage.tsx')).OperatorRequestsPage,
})

/** Screens of whoever runs the service; the server answers no one else. */
export const operatorRoute: RouteObject = {
  path: '/operator',
  lazy: area,
  children: [
    { index: true, element: <Navigate to="/operator/mails" replace /> },
    { path: 'mails', lazy: mails },
    { path: 'billing', lazy: billing },
    { path: 'requests', lazy: requests },
    { path: 'news', lazy: news },
  ],
}
