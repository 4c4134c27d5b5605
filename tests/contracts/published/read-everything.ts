import { addressOf, routesOf } from '#tests/server/routes.ts'
import type { Walk } from './walk.ts'

/** Every list and thing that can be read. */
export async function readEverything({ server, house, get }: Walk): Promise<void> {
  const of = `companyId=${house.company}`
  for (const route of routesOf(server.app))
    if (route.method === 'GET') await get(route.path, addressOf(route, house))
  await get('/api/deadlines', `/api/deadlines?${of}&section=training&ids=1`)
  await get('/api/employees', `/api/employees?${of}&page=1&shortage=training`)
  await get('/api/obligations', `/api/obligations?${of}`)
  await get('/api/memos', `/api/memos?${of}&status=active`)
  await get('/api/memos/:id/file', `/api/memos/${house.memo}/file?format=pdf`)
}
