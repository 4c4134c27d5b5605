import { Navigate, type RouteObject } from 'react-router-dom'

const loadArea = () => import('./OperatorArea.tsx')
const loadMails = () => import('./mails/OperatorMailsPage.tsx')
const loadBilling = () => import('./billing/OperatorBillingPage.tsx')
const news = () => import('./news/OperatorNewsPage.tsx')
const loadConversations = () => import('./conversations/OperatorConversationsPage.tsx')
const requests = () => import('./requests/OperatorRequestsPage.tsx')

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
