import type { Hono } from 'hono'
import type { House } from './asking.ts'

/** Routes that need no one to be signed in; every other one does. */
export const publicRoutes: readonly string[] = [
  'GET /api/health',
  'GET /api/openapi.json',
  'POST /api/register',
  'POST /api/login',
  'POST /api/refresh',
  'POST /api/logout',
  'POST /api/password-code',
  'POST /api/password',
  'POST /api/email',
  'POST /api/actual-activity-requests',
  'POST /api/invitations/look',
  'GET /api/catalogue',
  'GET /api/templates/:id/own-form-editable',
  'GET /api/templates/:id/own-form-sample',
]

/** Routes that are about the caller alone, and name no company. */
export const personalRoutes: readonly string[] = [
  'GET /api/account',
  'GET /api/account/personal-data',
  'GET /api/account/memberships',
  'POST /api/invitations/acceptance',
  'PATCH /api/account',
  'GET /api/account/sessions',
  'DELETE /api/account/sessions',
  'DELETE /api/account/sessions/:sessionId',
  'POST /api/account/password',
  'GET /api/account/push',
  'POST /api/account/push',
  'DELETE /api/account/push',
  'GET /api/account/second-factor',
  'POST /api/account/second-factor',
  'POST /api/account/second-factor/secret',
  'POST /api/account/second-factor/recovery-codes',
  'POST /api/account/second-factor/end',
  'POST /api/account/email',
  'POST /api/account/confirmation',
  'POST /api/account/confirmation-code',
  'GET /api/companies',
  'GET /api/news',
  'GET /api/news/:id',
  'POST /api/news/:id/read',
  'POST /api/account/closing',
  'DELETE /api/account/closing',
  'POST /api/example-company',
  'GET /api/example-company/papers',
  'POST /api/companies',
  'POST /api/companies/lookup-by-inn',
  'GET /api/activities',
  'GET /api/positions',
  'POST /api/file-links',
]

/** Routes of whoever runs the service. */
export const operatorRoutes: readonly string[] = [
  'GET /api/operator/mails',
  'POST /api/operator/mails/send-again',
  'GET /api/operator/invoices',
  'POST /api/operator/invoices/payment',
  'GET /api/operator/companies',
  'POST /api/operator/employee-limit',
  'GET /api/operator/activity-requests',
  'POST /api/operator/activity-requests/handling',
  'GET /api/operator/news',
  'POST /api/operator/news',
  'POST /api/operator/news/preview',
  'POST /api/operator/news/change',
  'POST /api/operator/news/withdrawal',
  'GET /api/operator/conversations',
  'GET /api/operator/conversations/one',
  'GET /api/operator/conversations/messages',
  'POST /api/operator/conversations/messages',
  'POST /api/operator/conversations/read',
  'POST /api/operator/conversations/settlement',
  'POST /api/operator/conversations/files',
  'GET /api/operator/conversations/files',
  'GET /api/operator/conversations/stream',
]

export type Route = { readonly method: string; readonly path: string; readonly name: string }

/** Every route that the application really has, from its own router. */
export function routesOf(app: Hono): readonly Route[] {
  const all = app.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
  const names = new Set(all.map(({ method, path }) => `${method} ${path}`))
  return [...names].map((name) => {
    const [method = '', path = ''] = name.split(' ')
    return { method, path, name }
  })
}

/** A route's path filled with the ids of a house's things, its query with the company. */
export function addressOf({ method, path }: Route, house: House): string {
  const id = path.startsWith('/api/companies')
    ? house.company
    : path.startsWith('/api/employee-groups')
      ? house.department
      : path.startsWith('/api/employees')
        ? house.employee
        : path.startsWith('/api/obligations')
          ? house.obligation
          : path.startsWith('/api/documents')
            ? house.document
            : path.startsWith('/api/own-forms')
              ? house.ownForm
              : path.startsWith('/api/templates')
                ? 1001
                : path.startsWith('/api/responsibilities')
                  ? house.responsibility
                  : path.startsWith('/api/incidents')
                    ? house.incident
                    : path.startsWith('/api/evidence')
                      ? house.evidence
                      : path.startsWith('/api/microtraumas')
                        ? house.microtrauma
                        : path.startsWith('/api/measures')
                          ? house.measure
                          : path.startsWith('/api/inspector-orders')
                            ? house.inspectorOrder
                            : house.memo
  const filled = path.replace(':id', String(id)).replace(':completionId', String(house.completion))
  if (path === '/api/own-forms') return `${filled}?companyId=${house.company}&templateId=1002&fileName=1.docx`
  if (path === '/api/knowledge-checks')
    return `${filled}?companyId=${house.company}&from=2025-01-01&to=2026-12-31`
  if (path === '/api/registry-sets/records')
    return `${filled}?companyId=${house.company}&setId=${house.registrySet}`
  if (path.startsWith('/api/staff-imports'))
    return `${filled}?companyId=${house.company}${path.endsWith('left-rows') ? `&importId=${house.load}` : ''}`
  if (path.endsWith('/evidence') && method === 'POST') return `${filled}?step=inspect&fileName=2.jpg`
  if (path.startsWith('/api/operator/conversations/'))
    return `${filled}?ofCompanyId=${house.company}&person=1${path.endsWith('/files') ? '&number=1&fileName=2.jpg' : ''}`
  if (path === '/api/chat/files')
    return `${filled}?companyId=${house.company}&${method === 'GET' ? 'number=1' : 'fileName=2.jpg'}`
  if (method !== 'GET' || path.includes(':id')) return filled
  return `${filled}?companyId=${house.company}&section=training&employeeId=${house.employee}&roleId=101&year=2026&templateId=1001&positionId=${house.position}`
}

export const takesBody = ({ method }: Route): boolean => method === 'POST' || method === 'PATCH'
