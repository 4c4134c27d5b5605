import { erasureCalls } from '#adapters/wire/erasure/erasure-calls.ts'
import type { Api } from '../../api.ts'
import { serve } from '../../serve.ts'

const described = {
  employee:
    'Erases all that is kept of a dismissed employee; 409 says what the law has kept still, and until when',
  close:
    'Has a company erased after 30 days, for its owner who has typed its name; until then it is read, and nothing is added',
  keep: 'Takes the erasure of a company back',
  closeAccount:
    'Has the account of the caller, who has typed its e-mail, erased after 30 days, and the companies that they own with it',
  keepAccount:
    'Takes the erasure of the caller’s account back, and of the companies that were closed with it',
}

/** Erasing employees, companies and the caller's account. */
export const addErasureRoutes = (api: Api): void =>
  serve(api, erasureCalls, described, ({ records }) => records.erasures)
