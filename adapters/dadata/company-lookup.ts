import type { CompanyLookup } from '@osh/core/companies/company-directory.ts'
import { findKnownOrganisation } from '@osh/core/companies/known-organisations.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import { DadataCompanyLookup } from './dadata-company-lookup.ts'

/** Asks DaData where there is a key for it; otherwise only the bundled organisations are known. */
export const makeCompanyLookup = (dadataToken: string | undefined): CompanyLookup =>
  dadataToken ? new DadataCompanyLookup(dadataToken) : bundledLookup

const bundledLookup: CompanyLookup = {
  findByInn: async ({ inn }) => {
    const found = findKnownOrganisation(inn)
    return found ? ok(found) : err({ code: 'lookup/not-configured' })
  },
}
