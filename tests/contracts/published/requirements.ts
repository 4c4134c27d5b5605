import { anOwnRequirement, aProfileOnWire } from '#tests/server/asking.ts'
import type { Walk } from './walk.ts'

/** What posts require. */
export async function requireOfPosts({ house, get, post }: Walk): Promise<void> {
  const { company: companyId, position: positionId, department: departmentId, employee: employeeId } = house
  const of = `companyId=${companyId}`
  const place = { companyId, positionId }
  await post('/api/requirements/answers', { ...place, ...aProfileOnWire, traits: ['drives'] }, 204)
  await get('/api/requirements', `/api/requirements?${of}`)
  await get('/api/requirements/trained-outside', `/api/requirements/trained-outside?${of}`)
  await get('/api/requirements/post', `/api/requirements/post?${of}&positionId=${positionId}`)
  await post('/api/requirements/acceptance', { ...place, keys: ['risk'] }, 204)
  await post('/api/requirements/change', { ...place, key: 'risk', periodicity: '3 года' }, 204)
  await post('/api/requirements/refusal', { ...place, key: 'workingConditions', reason: 'Проведена' }, 204)
  await post('/api/requirements/return', { ...place, key: 'workingConditions' }, 204)
  await post('/api/requirements/own', { ...place, ...anOwnRequirement('ИОТ-9') }, 204)
  const excepted = { companyId, requirementId: house.requirement, employeeId }
  await post('/api/requirements/exceptions', { ...excepted, reason: 'Декретный отпуск' }, 204)
  await post('/api/requirements/exceptions/ending', excepted, 204)
  await post('/api/requirements/answers/removal', { ...place, departmentId }, 204)
  const shown = await get('/api/requirements/difference', `/api/requirements/difference?${of}`)
  await get(
    '/api/requirements/absence',
    `/api/requirements/absence?${of}&employeeId=${employeeId}&section=ppe`,
  )
  await post('/api/requirements/application', { companyId, mark: shown.mark }, 200)
}
