import { createHmac, type KeyObject } from 'node:crypto'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import { readId } from '@osh/core/shared/input/identifier.ts'
import { isSame } from './json-web-token.ts'
import type { KeyRing } from './key-ring.ts'

/** Whose mails of notices an address ends. */
export type Subscriber = { readonly companyId: CompanyId; readonly user: UserId }

/** Addresses in mails that end them without a sign-in: signed, and good for nothing else. */
export type UnsubscribeLinks = {
  /** What makes the paths; the keys are read once for all of them. */
  maker(): Promise<(companyId: CompanyId, user: UserId) => string>
  /** Null for what no one has signed, or with a key that is forgotten. */
  subscriberOf(token: string): Promise<Subscriber | null>
}

export const UNSUBSCRIBE = '/unsubscribe/'

export const makeUnsubscribeLinks = (keys: KeyRing): UnsubscribeLinks => ({
  async maker() {
    const { id, key } = await keys.newest('unsubscribe')
    return (companyId, user) =>
      `${UNSUBSCRIBE}${companyId}-${user}~${id}~${signWhose(`${companyId}-${user}`, key)}`
  },
  async subscriberOf(token) {
    const [whose = '', id = '', signature = ''] = token.split('~')
    const [companyId, user] = whose.split('-').map(readId)
    if (!companyId || !user) return null
    const key = await keys.named('unsubscribe', id)
    if (!key || !isSame(signature, signWhose(`${companyId}-${user}`, key))) return null
    return { companyId: companyId as CompanyId, user: user as UserId }
  },
})

const signWhose = (whose: string, key: KeyObject): string =>
  createHmac('sha256', key).update(whose).digest('base64url')
