import type { Company } from '@osh/core/companies/company.ts'
import { OwnEmailStrip } from '#ui/account/own-email/OwnEmailStrip.tsx'
import { TermStrip } from '#ui/account/tariff/TermStrip.tsx'
import { ExampleStrip } from '#ui/example/ExampleStrip.tsx'

/** What is said under the header of every screen: that the data are an example's, that a term ends, that a code is awaited. */
export const ShellStrips = ({ company }: { readonly company: Company | null }) => (
  <>
    <OwnEmailStrip />
    {company?.example && <ExampleStrip />}
    {company && !company.example && <TermStrip key={company.id} />}
  </>
)
