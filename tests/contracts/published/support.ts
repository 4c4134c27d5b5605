import { expect } from 'vitest'
import { aPicture } from '#tests/pictures.ts'
import type { Walk } from './walk.ts'

/** A member and the support write to each other; the first message is a picture. */
export async function converse({ owner, house, judge, walked, walk, post }: Walk): Promise<void> {
  const ofCompanyId = house.company
  const one = { ofCompanyId, person: 1 }
  const of = `ofCompanyId=${ofCompanyId}&person=1`
  const attach = async (path: string, query: string): Promise<void> => {
    walked.add(`POST ${path}`)
    const headers = { 'content-type': 'image/jpeg' }
    const answered = await owner.ask(`${path}?${query}&fileName=1.jpg`, { body: aPicture(query), headers })
    expect(answered.status).toBe(201)
    await judge('POST', path, answered)
  }
  await attach('/api/chat/files', `companyId=${ofCompanyId}`)
  await post('/api/chat/messages', { companyId: ofCompanyId, text: 'Как?' })
  await attach('/api/operator/conversations/files', of)
  await post('/api/operator/conversations/messages', { ...one, text: 'Так' })
  await post('/api/chat/read', { companyId: ofCompanyId, upTo: 4 }, 200)
  await post('/api/operator/conversations/read', { ...one, upTo: 4 }, 200)
  await post('/api/operator/conversations/settlement', one, 200)
  for (const range of ['after=1', 'before=3']) {
    await walk('GET', '/api/chat/messages', `/api/chat/messages?companyId=${ofCompanyId}&${range}`, 200)
    const path = '/api/operator/conversations/messages'
    await walk('GET', path, `${path}?${of}&${range}`, 200)
  }
}
