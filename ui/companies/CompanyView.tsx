import type { Activity, Company } from '@osh/core/companies/company.ts'
import type { CompanyField } from '@osh/core/companies/company-fields.ts'
import { numberingWords, wordTimeZone } from '@osh/core/wording/companies.ts'
import type { ReactNode } from 'react'
import { DefinitionList, DefinitionRow } from '#ui/kit/page/DefinitionList.tsx'
import styles from './Company.module.css'
import { companyParts, nameCompanyField } from './company-parts.ts'
import { Part } from './Part.tsx'

type Props = { readonly company: Company; readonly activities: readonly Activity[] }

/** What is stored, for reading. */
export const CompanyView = ({ company, activities }: Props) =>
  companyParts.map((part) => (
    <Part key={part.id} part={part}>
      <DefinitionList>
        {part.fields.map((field) => (
          <DefinitionRow key={field} term={nameCompanyField(field)}>
            {showValue(field, company, activities)}
          </DefinitionRow>
        ))}
      </DefinitionList>
    </Part>
  ))

function showValue(field: CompanyField, company: Company, activities: readonly Activity[]): ReactNode {
  if (field === 'activities')
    return company.activities.length === 0 ? null : (
      <ActivityNames company={company} activities={activities} />
    )
  if (field === 'timeZone') return wordTimeZone(company.timeZone)
  if (field === 'numbering') return numberingWords[company.numbering]
  return company[field]
}

function ActivityNames({ company, activities }: Props) {
  const names = activities.filter(({ id }) => company.activities.includes(id))
  return (
    <ul className={styles.names}>
      {names.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  )
}
