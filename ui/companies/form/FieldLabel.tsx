import type { CompanyField } from '@osh/core/companies/company-fields.ts'
import { mayBeBlank } from '@osh/core/companies/parse-company.ts'
import { OptionalLabel } from '#ui/kit/forms/OptionalLabel.tsx'
import { nameCompanyField } from '../company-parts.ts'

type Props = { readonly field: CompanyField }

/** What the field is called, and whether it may stay blank. */
export const FieldLabel = ({ field }: Props) =>
  mayBeBlank(field) ? <OptionalLabel of={nameCompanyField(field)} /> : nameCompanyField(field)
