import { Navigate, type RouteObject } from 'react-router-dom'

const loadArea = async () => ({ Component: (await import('./OperatorArea.tsx')).OperatorArea })
const loadMails = async () => ({
  Component: (await import('./mails/OperatorMailsPage.tsx')).OperatorMailsPage,
})
const loadBilling = async () => ({
  Component: (await import('./billing/OperatorBillingPage.tsx')).OperatorBillingPage,
})
const news = async () => ({ Component: (await import('./news/OperatorNewsPage.tsx')).OperatorNewsPage })
const loadConversations = async () => ({
  Component: (await import('./conversations/OperatorConversationsPage.tsx')).OperatorConversationsPage,
})
const requests = async () => ({
  Component: (await import('./requests/OperatorRequestsPage.tsx')).OperatorRequestsPage,
})

/** Screens of whoever runs the service; the server answers no one else. */
export const operatorRoute: RouteObject = {
  path: '/operator',
  lazy: loadArea,
  children: [
    { index: true, element: <Navigate to="/operator/mails" replace /> },
    { path: 'mails', lazy: loadMails },
    { path: 'billing', lazy: loadBilling },
    { path: 'requests', lazy: requests },
    { path: 'news', lazy: news },
    { path: 'conversations', lazy: loadConversations },
  ],
}
