import type { CompanyDirectory } from '@osh/core/companies/company-directory.ts'
import type { parseCompanyDetails } from '@osh/core/companies/parse-company.ts'
import type { ErrorOf } from '@osh/core/shared/results/result.ts'
import { sayError } from '@osh/core/wording/refusals/say.ts'
import { companyWords } from '@osh/core/wording/refusals/words/company-words.ts'
import { contactWords } from '@osh/core/wording/refusals/words/contact-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { type Messages, wordMessages } from '#ui/kit/forms/refused-fields.ts'

/** Why a company can't be stored. */
export type CompanyRefusal = ErrorOf<CompanyDirectory['add' | 'change'] | typeof parseCompanyDetails>

const words = { ...plainWords, ...companyWords, ...contactWords }

/** As everywhere, but a company's `name` is called by the label it has in this form: the full name. */
export function wordCompanyRefusal(refusal: CompanyRefusal): Messages {
  const messages = wordMessages(refusal, words)
  const ofName = refusal.code === 'fields' && refusal.errors.find(({ field }) => field === 'name')
  return ofName ? { ...messages, name: sayError({ ...ofName, field: 'fullName' }, words) } : messages
}
