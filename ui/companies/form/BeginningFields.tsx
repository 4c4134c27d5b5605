import { observer } from 'mobx-react-lite'
import styles from '../Company.module.css'
import type { CompanyFormStore } from '../company-form-store.ts'
import { Part } from '../Part.tsx'
import { companyTexts as texts } from '../texts.ts'
import { InnField } from './CodeFields.tsx'
import { LongField, TextField } from './TextField.tsx'

/** What a company can't begin without; the rest is a button away. */
export const BeginningFields = observer(function BeginningFields({
  store,
}: {
  readonly store: CompanyFormStore
}) {
  return (
    <Part part={{ id: 'part-beginning', title: texts.beginning }}>
      <div className={styles.grid}>
        <InnField store={store} />
        <LongField store={store} field="name" />
        <TextField store={store} field="directorName" place={styles.whole} />
      </div>
      <p className={styles.later}>{texts.restLater}</p>
      <button type="button" className={styles.link} onClick={store.askAll}>
        {texts.askAll}
      </button>
    </Part>
  )
})
