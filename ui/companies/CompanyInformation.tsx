import { useIntersection } from '@mantine/hooks'
import { companies } from '@osh/core/wording/companies.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useMay } from '#ui/app/session/May.tsx'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { useUnsavedChanges } from '#ui/kit/dialogs/use-unsaved-changes.tsx'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import styles from './Company.module.css'
import { EDIT_BUTTON_ID, EditBar, EditButton, REQUEST_BUTTON_ID } from './CompanyControls.tsx'
import { CompanyReading } from './CompanyReading.tsx'
import { type CompanyFormStore, companyFormStore } from './company-form-store.ts'
import { isCompanyField } from './company-input.ts'
import { DownloadPart } from './DownloadPart.tsx'
import { useCompanySave } from './form/use-company-save.ts'
import { PartList } from './PartList.tsx'

const CompanyForm = makeLazyPart(async () => ({
  default: (await import('./form/CompanyForm.tsx')).CompanyForm,
}))
const ActivityRequestModal = makeLazyPart(() => import('./activities/ActivityRequestModal.tsx'))

/** «Сведения об организации»: read first, written in place by a button. */
export const Component = observer(function CompanyInformation() {
  const store = useService(companyFormStore)
  const [requesting, setRequesting] = useState(false)
  const save = useCompanySave(store)
  const { question } = useUnsavedChanges(store.dirty, save)
  const { ref, entry } = useIntersection()
  useEffect(() => void store.open(), [store])
  useAskedField(store)
  useFocusAfterEdit(store.editing)
  const closeRequest = useCallback(() => {
    setRequesting(false)
    requestAnimationFrame(() => document.getElementById(REQUEST_BUTTON_ID)?.focus())
  }, [])
  const reading = store.state.is === 'ready' && !store.editing
  return (
    <Page
      title={companies.title}
      form
      actions={reading ? <EditButton store={store} button={ref} /> : undefined}
    >
      <Loaded state={store.state} onRetry={() => void store.open()} rows={8}>
        {() => (
          <div className={styles.columns}>
            {store.editing ? (
              <Suspense fallback={<CompanyReading store={store} />}>
                <CompanyForm store={store} save={save} onRequestActivity={() => setRequesting(true)} />
              </Suspense>
            ) : (
              <div>
                <CompanyReading store={store} />
                {store.company && <DownloadPart company={store.company} />}
                {entry?.isIntersecting === false && <EditBar store={store} />}
              </div>
            )}
            {(store.company !== null || (store.editing && store.whole)) && <PartList store={store} />}
          </div>
        )}
      </Loaded>
      {requesting && (
        <Suspense fallback={null}>
          <ActivityRequestModal onClose={closeRequest} />
        </Suspense>
      )}
      {question}
    </Page>
  )
})

/** An address that ends with `#ogrn` asks for that field: the form opens for whoever may change it, and `CompanyForm` puts the cursor there. */
function useAskedField(store: CompanyFormStore): void {
  const { hash } = useLocation()
  const mayChange = useMay('change')
  const isReady = store.state.is === 'ready'
  useEffect(() => {
    if (mayChange && isReady && isCompanyField(hash.slice(1)) && store.company !== null) store.edit()
  }, [store, isReady, hash, mayChange])
}

/** The form is gone with the cursor in it: the cursor goes to the button that opened it. */
function useFocusAfterEdit(editing: boolean): void {
  const before = useRef(editing)
  useEffect(() => {
    if (before.current && !editing) document.getElementById(EDIT_BUTTON_ID)?.focus({ preventScroll: true })
    before.current = editing
  }, [editing])
}
