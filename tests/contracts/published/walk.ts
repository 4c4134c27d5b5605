import { expect } from 'vitest'
import type { Asked, House, Json, Person } from '#tests/server/asking.ts'
import type { Judge } from '../published-judge.ts'

/** A person who goes through the routes one after another; each answer is held against what is published. */
export type Walk = {
  readonly server: Asked
  readonly owner: Person
  readonly house: House
  readonly judge: Judge
  /** «POST /api/memos»: where they have been. */
  readonly walked: Set<string>
  walk(method: string, pattern: string, path: string, status: number, body?: unknown): Promise<Json>
  get(pattern: string, path?: string): Promise<Json>
  post(path: string, body?: unknown, status?: number): Promise<Json>
  change(pattern: string, id: number, body: unknown): Promise<Json>
}

export function beginWalk(given: Pick<Walk, 'server' | 'owner' | 'house' | 'judge'>): Walk {
  const { owner, judge } = given
  const walked = new Set<string>()
  const walk: Walk['walk'] = async (method, pattern, path, status, body) => {
    walked.add(`${method} ${pattern}`)
    const response = await owner.ask(path, { method, ...(body === undefined ? {} : { body }) })
    const copy = response.clone()
    expect([method, path, response.status]).toEqual([method, path, status])
    await judge(method, pattern, response)
    const isJson = copy.headers.get('content-type')?.startsWith('application/json')
    return isJson ? ((await copy.json()) as Json) : {}
  }
  return {
    ...given,
    walked,
    walk,
    get: (pattern, path = pattern) => walk('GET', pattern, path, 200),
    post: (path, body, status = 201) => walk('POST', path, path, status, body),
    change: (pattern, id, body) => walk('PATCH', pattern, pattern.replace(':id', String(id)), 200, body),
  }
}
