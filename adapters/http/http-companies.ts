import type { Company } from '@osh/core/companies/company.ts'
import type { CompanyDirectory } from '@osh/core/companies/company-directory.ts'
import type { Result } from '@osh/core/shared/results/result.ts'
import { companyCalls } from '#adapters/wire/company-calls.ts'
import { firstRunCalls } from '#adapters/wire/first-run-calls.ts'
import { makeClient } from './client-of.ts'
import { keep } from './earlier/keeping.ts'
import { keepNamesAlone } from './earlier/names-alone.ts'
import type { makeHttpEntrance } from './http-entrance.ts'

/** The companies, each noted by its time zone when it is read. */
export function makeHttpCompanies({
  client,
  earlier,
  days,
  companyList,
}: ReturnType<typeof makeHttpEntrance>['means']): CompanyDirectory {
  const calls = makeClient(client, companyCalls, {
    get: keep(earlier, 'company_data', undefined, keepNamesAlone),
  })
  const noted = async <E>(asked: Promise<Result<Company, E>>): Promise<Result<Company, E>> => {
    const answered = await asked
    if (answered.ok) days.note(answered.value)
    return answered
  }
  return {
    ...companyList,
    get: (id) => noted(calls.get(id)),
    add: (input) => noted(calls.add(input)),
    change: (input) => noted(calls.change(input)),
    listActivities: calls.listActivities,
    open: (input) => noted(calls.open(input)),
    removeExample: calls.removeExample,
    ...makeClient(client, firstRunCalls),
  }
}
