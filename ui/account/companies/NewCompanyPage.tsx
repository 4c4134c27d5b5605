import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { currentCompany } from '#ui/app/session/current-company.ts'
import { companyFormStore } from '#ui/companies/company-form-store.ts'
import { useCompanySave } from '#ui/companies/form/use-company-save.ts'
import { showCompany } from '#ui/example/show-company.ts'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { useUnsavedChanges } from '#ui/kit/dialogs/use-unsaved-changes.tsx'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { accountTexts } from '../texts.ts'
import { companiesStore } from './companies-store.ts'

const CompanyForm = makeLazyPart(async () => ({
  default: (await import('#ui/companies/form/CompanyForm.tsx')).CompanyForm,
}))

const texts = accountTexts.companies

/** One more company of the account; it is opened once it is stored. */
export const Component = observer(function NewCompanyPage() {
  const store = useService(companyFormStore)
  const companies = useService(companiesStore)
  const current = useService(currentCompany)
  const navigate = useNavigate()
  const storeTyped = useCompanySave(store)
  const save = async () => {
    const saved = await storeTyped()
    const { company } = store
    if (saved && company && (await companies.switchTo(company.id))) showCompany(current, company.id)
    return saved
  }
  const { question } = useUnsavedChanges(store.dirty, save)
  useEffect(() => void store.begin(), [store])
  useEffect(() => {
    if (store.state.is === 'ready' && !store.editing && store.company === null)
      navigate('/account/settings#companies')
  }, [store.state, store.editing, store.company, navigate])
  return (
    <Page title={texts.newTitle} form>
      <Loaded state={store.state} onRetry={() => void store.begin()} rows={4}>
        {() =>
          store.editing && (
            <Suspense>
              <CompanyForm
                store={store}
                save={save}
                onRequestActivity={() => navigate('/company/information')}
              />
            </Suspense>
          )
        }
      </Loaded>
      {question}
    </Page>
  )
})
