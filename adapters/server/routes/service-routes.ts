import { serviceCalls } from '#adapters/wire/service-calls.ts'
import type { Api } from '../api.ts'
import { type Description, describeApi } from '../openapi.ts'
import { serveAnyone } from '../serve.ts'

const described = { health: 'Answers once the database does', openapi: 'This description' }

export function serviceRoutes(api: Api, ping: () => Promise<void>): void {
  let description: Description | null = null
  serveAnyone(api, serviceCalls, described, () => ({
    health: async () => {
      await ping()
      return null
    },
    openapi: async () => {
      description ??= describeApi(api.registered)
      return description
    },
  }))
}
