import { companies } from '@osh/core/wording/companies.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import styles from './Company.module.css'
import { CompanyView } from './CompanyView.tsx'
import type { CompanyFormStore } from './company-form-store.ts'
import { companyTexts as texts } from './texts.ts'

/** What is stored, under the warning to keep it current; without a company only how to begin. */
export const CompanyReading = observer(function CompanyReading({
  store,
}: {
  readonly store: CompanyFormStore
}) {
  return (
    <>
      <div className={styles.banner}>
        <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
        <p>{companies.keepCurrent}</p>
      </div>
      {store.company === null ? (
        <EmptyState hint={texts.nothingYetHint}>{texts.nothingYet}</EmptyState>
      ) : (
        <CompanyView company={store.company} activities={store.activities} />
      )}
    </>
  )
})
