import type { Storage } from '@osh/core/records/storage.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import { done, type Handled } from './job-handlers.ts'

type Of = Pick<Storage, 'openRecords'>
type OfCompany = { readonly companyId: CompanyId; readonly userId: UserId }

/** Its day is still to come, where the company has moved to another time zone: asked again within the hour. */
const tooEarly: Handled = { outcome: { is: 'failed', forGood: false } }

/** Erases a closed company whose day has come, in a transaction of its own: done once more it finds nothing. */
export const eraseCompany =
  ({ openRecords }: Of) =>
  async ({ companyId, userId }: OfCompany): Promise<Handled> => {
    const erased = await openRecords(userId).due.eraseClosed({ companyId })
    return erased.ok && erased.value !== null ? tooEarly : done
  }

/** The same of an account, with the companies that close with it. */
export const eraseAccount =
  ({ openRecords }: Of) =>
  async ({ userId }: Pick<OfCompany, 'userId'>): Promise<Handled> => {
    await openRecords(userId).due.eraseClosedAccount({})
    return done
  }
