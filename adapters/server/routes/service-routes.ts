import { serviceCalls } from '#adapters/wire/service-calls.ts'
import type { Api } from '../api.ts'
import { type Description, describeApi } from '../openapi.ts'
import type { Trouble } from '../running/condition.ts'
import { serveAnyone } from '../serve.ts'

const described = {
  health: 'Answers once the database does; `degraded` while something else fails, and what',
  openapi: 'This description',
}

/** @param troubleOf throws while the database is away */
export function addServiceRoutes(api: Api, troubleOf: () => Promise<Trouble | null>): void {
  let description: Description | null = null
  serveAnyone(api, serviceCalls, described, () => ({
    health: troubleOf,
    openapi: async () => {
      description ??= describeApi(api.registered)
      return description
    },
  }))
}
