import type { CompanyId } from '@osh/core/companies/company.ts'
import type { FactRow } from '@osh/core/facts/fact-records.ts'
import type { Records } from '@osh/core/records/records.ts'
import { accept } from '../accept.ts'
import { demoPlaces } from './demo-places.ts'
import { demoWorks } from './demo-works.ts'

/** What the demo company has said of itself once, by the codes of lists. */
const demoFacts: Readonly<Record<string, readonly FactRow[]>> = { ...demoPlaces, ...demoWorks }

/** Enters them as a person would. */
export async function enterFacts({ facts }: Records, companyId: CompanyId): Promise<void> {
  for (const [list, rows] of Object.entries(demoFacts))
    accept(await facts.keep({ companyId, details: { list, rows, version: 0 } }))
}
