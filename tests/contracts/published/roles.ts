import { aCheckOnWire, aLinkOnWire, aNewcomer, aStaffFile } from '#tests/server/asking.ts'
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
export async function beTold({ house, owner, judge, walked, walk, get, post }: Walk): Promise<void> {
  await walk('POST', '/api/news/:id/read', '/api/news/1/read', 204)
  const of = `companyId=${house.company}`
  await get('/api/notices', `/api/notices?${of}`)
  await post('/api/notices/read', { companyId: house.company, ids: [1] }, 204)
  await post('/api/notice-feed/read', { companyId: house.company, keys: ['news/1'] }, 204)
  await get('/api/notice-feed/whole', `/api/notice-feed/whole?${of}`)
  await post('/api/notice-feed/unread', { companyId: house.company, keys: ['news/1'] }, 204)
  await post('/api/notice-settings', { companyId: house.company, muted: ['news'], digest: 'daily' }, 200)
  walked.add('POST /api/staff-imports/reading')
  const reading = `/api/staff-imports/reading?${of}`
  const headers = { 'content-type': 'text/csv' }
  await judge('POST', '/api/staff-imports/reading', await owner.ask(reading, { body: 'ФИО;Отдел', headers }))
  await get('/api/staff-imports', `/api/staff-imports?${of}`)
  await get('/api/staff-imports/left-rows', `/api/staff-imports/left-rows?${of}&importId=${house.load}`)
  const loaded = await post('/api/staff-imports', { companyId: house.company, ...aStaffFile(aNewcomer) })
  await post('/api/staff-imports/undoing', { companyId: house.company, importId: Number(loaded.id) }, 200)
  await get('/api/knowledge-checks', `/api/knowledge-checks?${of}&from=2025-01-01&to=2026-12-31`)
  await get('/api/registry-sets', `/api/registry-sets?${of}`)
  const setId = house.registrySet
  const checks = [aCheckOnWire(house.completion)]
  await post('/api/registry-sets', { companyId: house.company, checks })
  await get('/api/registry-sets/records', `/api/registry-sets/records?${of}&setId=${setId}`)
  const record = { record: `${house.company}-${setId}-1`, number: '77' }
  const answer = { companyId: house.company, setId, records: [record] }
  await post('/api/registry-sets/answers', answer, 200)
  await post('/api/registry-sets/withdrawing', { companyId: house.company, setId }, 200)
  await get('/api/inspection-links', `/api/inspection-links?${of}`)
  await post('/api/inspection-links', { companyId: house.company, ...aLinkOnWire })
  await post('/api/inspection-links/revocation', { companyId: house.company, linkId: 1 }, 204)
  await get('/api/notice-calendar', `/api/notice-calendar?${of}`)
  await post('/api/notice-calendar', { companyId: house.company }, 200)
  await post('/api/notice-calendar/closing', { companyId: house.company }, 204)
  await get('/api/incident-figures', `/api/incident-figures?${of}&year=2026`)
  await post('/api/incident-figures/headcount', { companyId: house.company, year: 2026, headcount: 100 }, 204)
  await get('/api/company-facts', `/api/company-facts?${of}`)
  const facts = { companyId: house.company, list: 'kits', version: 0, rows: [{ number: '1' }] }
  await post('/api/company-facts', facts, 204)
  const ownDay = { companyId: house.company, date: '2026-11-20', kind: 'off', note: 'приказ № 5' }
  await post('/api/calendar', ownDay, 204)
}
