import { erasureCalls } from '#adapters/wire/erasure/erasure-calls.ts'
import type { Api } from '../api.ts'
import { serve } from '../serve.ts'

const described = {
  employee:
    'Erases all that is kept of a dismissed employee; 409 says what the law has kept still, and until when',
  company: 'Erases a company with every record of its own, for its owner who has typed its name',
  close:
    'Has a company erased after 30 days, for its owner who has typed its name; until then it is read, and nothing is added',
  keep: 'Takes the erasure of a company back',
  account: "Erases the caller's account, who has typed its e-mail and owns no company",
}

/** Erasing employees, companies and the caller's account. */
export const addErasureRoutes = (api: Api): void =>
  serve(api, erasureCalls, described, ({ records }) => records.erasures)
