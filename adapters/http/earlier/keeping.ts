import type { CompanyId } from '@osh/core/companies/company.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { Send } from '../client-of.ts'
import type { CachedKey } from '../session/browser-session.ts'
import type { EarlierAnswers, KeptRead } from './earlier-answers.ts'

/**
 * A call's own way of sending: its last answer, kept under the key, stands in while the server is away.
 *
 * @param todayOf the company's day, for an answer that depends on today.
 * @param trim what of the answer may be kept; all of it unless given.
 */
export const keep =
  (
    earlier: Pick<EarlierAnswers, 'send'>,
    key: CachedKey,
    todayOf?: (company: CompanyId) => LocalDate | null,
    trim?: KeptRead['trim'],
  ): Send =>
  (ask, decode, { companyId: company = null }) => {
    const today = company !== null && todayOf ? { today: () => todayOf(company) } : {}
    return earlier.send({ key, company, ...today, ...(trim ? { trim } : {}) }, ask, decode)
  }
