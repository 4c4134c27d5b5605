import { aLinkOnWire } from '#tests/server/asking.ts'
import type { Walk } from './walk.ts'

/** Responsible persons. */
export async function appoint({ house, walk, post, change }: Walk): Promise<void> {
  const trustee = {
    companyId: house.company,
    roleId: 119,
    employeeId: house.employee,
    orderLink: 'Не требуется',
  }
  const { responsibilityId } = await post('/api/responsibilities', trustee)
  await change('/api/responsibilities/:id', Number(responsibilityId), {
    orderLink: 'Приказ №2 от 11.03.2026',
  })
  const ended = `/api/responsibilities/${responsibilityId}`
  await walk('DELETE', '/api/responsibilities/:id', ended, 204)
  await post('/api/responsibilities/several', {
    ...{ companyId: house.company, employeeId: house.employee, roleIds: [301] },
    orderLink: 'Приказ №3 от 11.03.2026',
  })

  const off = { companyId: house.company, circumstanceId: 15, applies: false }
  await post('/api/responsibilities/circumstances', off, 204)
}

/** Notices, figures and the calendar. */
export async function beTold({ house, walk, get, post }: Walk): Promise<void> {
  await walk('POST', '/api/news/:id/read', '/api/news/1/read', 204)
  const of = `companyId=${house.company}`
  await get('/api/notices', `/api/notices?${of}`)
  await post('/api/notices/read', { companyId: house.company, ids: [1] }, 204)
  await post('/api/notice-feed/read', { companyId: house.company, keys: ['news/1'] }, 204)
  await post('/api/notice-settings', { companyId: house.company, muted: ['news'], digest: 'daily' }, 200)
  await get('/api/inspection-links', `/api/inspection-links?${of}`)
  await post('/api/inspection-links', { companyId: house.company, ...aLinkOnWire })
  await post('/api/inspection-links/revocation', { companyId: house.company, linkId: 1 }, 204)
  await get('/api/notice-calendar', `/api/notice-calendar?${of}`)
  await post('/api/notice-calendar', { companyId: house.company }, 200)
  await post('/api/notice-calendar/closing', { companyId: house.company }, 204)
  await get('/api/incident-figures', `/api/incident-figures?${of}&year=2026`)
  await post('/api/incident-figures/headcount', { companyId: house.company, year: 2026, headcount: 100 }, 204)
  const ownDay = { companyId: house.company, date: '2026-11-20', kind: 'off', note: 'приказ № 5' }
  await post('/api/calendar', ownDay, 204)
}
