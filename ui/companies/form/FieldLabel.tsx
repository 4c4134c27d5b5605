import { mayBeBlank } from '@osh/core/companies/parse-company.ts'
import styles from '../Company.module.css'
import type { CompanyField } from '../company-input.ts'
import { nameCompanyField } from '../company-parts.ts'
import { companyTexts as texts } from '../texts.ts'

type Props = { readonly field: CompanyField }

/** What the field is called, and whether it may stay blank. */
export const FieldLabel = ({ field }: Props) => (
  <>
    {nameCompanyField(field)}
    {mayBeBlank(field) && <span className={styles.optional}> {texts.optional}</span>}
  </>
)
