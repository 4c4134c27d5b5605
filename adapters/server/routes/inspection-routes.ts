import { ok } from '@osh/core/shared/results/result.ts'
import { inspectionCalls } from '#adapters/wire/inspections/inspection-calls.ts'
import type { Api } from '../api.ts'
import { buildInspectionPath } from '../public/inspection-route.ts'
import { serve } from '../serve.ts'
import { makeNewSecret } from '../sign-in/secrets.ts'

const described = {
  links: 'Links for inspectors, the latest first, each with how often it was opened and when last',
  make: 'Makes a link by which chosen records are read without an account, told once as `path`; sent again it makes another, and the first is known to no one',
  revoke: 'Takes a link back: from this moment on it is as if there were none',
}

/** Links by which inspectors read chosen records. */
export const addInspectionRoutes = (api: Api): void =>
  serve(api, inspectionCalls, described, ({ records: { inspections } }) => ({
    links: (companyId) => inspections.links(companyId),
    make: async ({ companyId, details }) => {
      const { secret, secretHash: tokenHash } = makeNewSecret()
      const made = await inspections.make({ companyId, details, tokenHash })
      return made.ok ? ok({ path: buildInspectionPath(companyId, secret) }) : made
    },
    revoke: async (asked) => {
      const revoked = await inspections.revoke(asked)
      return revoked.ok ? ok(null) : revoked
    },
  }))
