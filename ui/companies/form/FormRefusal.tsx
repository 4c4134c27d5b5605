import { Button } from '@mantine/core'
import { observer } from 'mobx-react-lite'
import { ErrorSummary } from '#ui/kit/forms/ErrorSummary.tsx'
import styles from '../Company.module.css'
import type { CompanyFormStore } from '../company-form-store.ts'
import { joinOtherMessages, listWrongCompanyFields } from '../company-parts.ts'
import { companyTexts as texts } from '../texts.ts'

/** Where the cursor goes when a refusal names no field. */
export const REFUSAL_ID = 'company-refusal'

/** Why the form was not stored, with links to its fields; what someone else has changed is read again by a button. */
export const FormRefusal = observer(function FormRefusal({ store }: { readonly store: CompanyFormStore }) {
  const said = joinOtherMessages(store.messages)
  const title = said !== null && (
    <>
      {said}
      {store.stale && <Reload store={store} />}
    </>
  )
  return (
    <div id={REFUSAL_ID} tabIndex={-1} className={styles.refusal}>
      {store.refused && (
        <ErrorSummary {...(title ? { title } : {})} fields={listWrongCompanyFields(store.messages)} />
      )}
    </div>
  )
})

const Reload = ({ store }: { readonly store: CompanyFormStore }) => (
  <span className={styles.reload}>
    <Button variant="default" onClick={() => void store.open()}>
      {texts.reload}
    </Button>
  </span>
)
