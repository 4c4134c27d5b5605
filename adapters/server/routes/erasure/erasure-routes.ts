import type { makeProveSelf } from '@osh/core/auth/own-proof.ts'
import { askProof } from '@osh/core/erasure/erasures.ts'
import { erasureCalls } from '#adapters/wire/erasure/erasure-calls.ts'
import type { Api } from '../../api.ts'
import { isConfirmationFailed, noteEvent } from '../../security/security-events.ts'
import { serve } from '../../serve.ts'

const described = {
  employee:
    'Erases all that is kept of a dismissed employee; 409 says what the law has kept still, and until when',
  close:
    'Has a company erased after 30 days, for its owner who has typed its name and gives `currentPassword`, and `factorCode` where they have a second factor; until then it is read, and nothing is added',
  keep: 'Takes the erasure of a company back',
  closeAccount:
    'Has the account of the caller, who has typed its e-mail and gives `currentPassword`, and `factorCode` where they have a second factor, erased after 30 days, and the companies that they own with it',
  keepAccount:
    'Takes the erasure of the caller’s account back, and of the companies that were closed with it',
}

/** Erasing employees, companies and the caller's account. */
export const addErasureRoutes = (api: Api, proveSelf: ReturnType<typeof makeProveSelf>): void =>
  serve(api, erasureCalls, described, ({ c, caller: { user }, records }) =>
    askProof(records.erasures, async (given) => {
      const proven = await proveSelf(user, given)
      if (!proven.ok && isConfirmationFailed(proven.error))
        noteEvent(c, { event: 'password-confirmation-failed', user })
      return proven
    }),
  )
