import styles from '../Company.module.css'
import type { CompanyField } from '../company-input.ts'
import { companyLabel } from '../company-parts.ts'
import { companyTexts as texts } from '../texts.ts'

type Props = { readonly field: CompanyField; readonly optional?: boolean }

/** What the field is called, and whether it may stay blank. */
export const FieldLabel = ({ field, optional = false }: Props) => (
  <>
    {companyLabel(field)}
    {optional && <span className={styles.optional}> {texts.optional}</span>}
  </>
)
