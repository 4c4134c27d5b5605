import type { PostgresStorage } from '#adapters/postgres/postgres-storage.ts'
import type { UnsubscribeLinks } from '../sign-in/unsubscribe-links.ts'
import { done, type Handled } from './job-handlers.ts'

/** Writes a mail to everyone whose turn it is; without an address of the service there is none in it. */
export const mailDueNotices =
  (storage: Pick<PostgresStorage, 'mailNotices'>, links: UnsubscribeLinks, site: string | null) =>
  async (): Promise<Handled> => {
    const pathOf = await links.maker()
    const unsubscribe =
      site === null ? () => null : (...whose: Parameters<typeof pathOf>) => site + pathOf(...whose)
    await storage.mailNotices({ site, unsubscribe })
    return done
  }
