import type { Storage } from '@osh/core/records/storage.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import { done, type Handled } from './job-handlers.ts'

type Facts = { readonly companyId: CompanyId; readonly userId: UserId }

/** Erases a closed company whose day has come, in a transaction of its own: done once more it finds nothing. */
export const eraseCompany =
  ({ openRecords }: Pick<Storage, 'openRecords'>) =>
  async ({ companyId, userId }: Facts): Promise<Handled> => {
    await openRecords(userId).due.eraseClosed({ companyId })
    return done
  }
