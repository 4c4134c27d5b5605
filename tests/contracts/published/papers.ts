import { expect } from 'vitest'
import { anOrderOnWire, sendOwnForm } from '#tests/server/asking.ts'
import type { Walk } from './walk.ts'

/** Documents and the catalogue. */
export async function issuePapers({ owner, house, judge, walk, get, post }: Walk): Promise<void> {
  const of = `companyId=${house.company}`
  const ofDocuments = { ...anOrderOnWire, companyId: house.company }
  const order = await post('/api/documents', { ...ofDocuments, documentNumber: '8а' })
  expect(order.documentNumber).toBe('8А')
  const papers = {
    companyId: house.company,
    documentIds: [order.id],
    to: ['gi@example.org'],
    subject: 'Приказ',
  }
  await post('/api/document-sending', papers)
  await walk('POST', '/api/document-sending/send-again', '/api/document-sending/send-again', 404, {
    companyId: house.company,
    mailId: '00000000-0000-4000-8000-000000000000',
  })
  const records = `/api/documents/${house.document}/records`
  await walk('GET', '/api/documents/:id/records', records, 200)
  const choice = { rows: ['duty:1'], failed: [], mark: '0a1b2c3d' }
  await walk('POST', '/api/documents/:id/records', records, 409, choice)
  await walk('POST', '/api/documents/:id/records/undoing', `${records}/undoing`, 409)
  const editions = `/api/documents/${house.document}/editions`
  await walk('GET', '/api/documents/:id/editions', editions, 200)
  await walk('POST', '/api/documents/:id/editions', editions, 409)
  await walk('POST', '/api/documents/:id/annulment', `/api/documents/${house.document}/annulment`, 200, {
    reason: 'Не тот работник',
  })
  const file = await owner.ask(`${order.url}?format=pdf`)
  await judge('GET', '/api/documents/:id/file', file)
  const asked = { companyId: house.company, templateId: anOrderOnWire.templateId, documentDate: 'завтра' }
  await post('/api/documents/preview', asked, 200)
  const checked = { ...anOrderOnWire, companyId: house.company, documentNumber: '77' }
  await post('/api/documents/check', checked, 200)
  const printed = { companyId: house.company, documentIds: [house.document] }
  await post('/api/documents/print', printed, 200)
  await get('/api/documents', `/api/documents?${of}&page=1&search=приказ`)
  await get('/api/law-changes', `/api/law-changes?${of}`)
  await get('/api/catalogue', '/api/catalogue?search=карточки&limit=5')
}

/** Own forms. */
export async function sendOwnForms({ owner, house, judge, walked, walk }: Walk): Promise<void> {
  const of = `companyId=${house.company}`
  walked.add('POST /api/own-forms')
  await judge('POST', '/api/own-forms', await sendOwnForm(owner, house.company, 1001))
  await judge('POST', '/api/own-forms', await sendOwnForm(owner, house.company, 1001, 'not own'))
  const former = `/api/own-forms?${of}&templateId=1001`
  await walk('DELETE', '/api/own-forms', former, 204)
  await judge('DELETE', '/api/own-forms', await owner.ask(former, { method: 'DELETE' }))
}
