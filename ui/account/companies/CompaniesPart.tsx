import { Button } from '@mantine/core'
import { type Company, type CompanyId, nameCompanyShort } from '@osh/core/companies/company.ts'
import { roleNames } from '@osh/core/rights/role-words.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { currentCompany } from '#ui/app/session/current-company.ts'
import { rereadCompany } from '#ui/app/session/reread-company.ts'
import { showCompany } from '#ui/example/show-company.ts'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import styles from '../AccountSettings.module.css'
import { reload } from '../erasure/reload.ts'
import { accountTexts } from '../texts.ts'
import { companiesStore } from './companies-store.ts'

const LeaveQuestion = makeLazyPart(() => import('./LeaveQuestion.tsx'))

const texts = accountTexts.companies

/** The companies of one account: what the person is in each; each is opened without signing out or left, and one more is added. */
export const CompaniesPart = observer(function CompaniesPart({ current }: { readonly current: CompanyId }) {
  const store = useService(companiesStore)
  const shown = useService(currentCompany)
  const { show } = useService(notices)
  const [asked, setAsked] = useState<Company | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash } = useLocation()
  useEffect(() => void store.open(), [store])
  useEffect(() => {
    if (hash !== '#companies') return
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [hash])
  const ask = (company: Company) => {
    store.askToLeave()
    setAsked(company)
  }
  const leave = (company: Company) => {
    setAsked(null)
    if (company.id === current) return reload()
    show(texts.left(nameCompanyShort(company)))
    void store.open()
    void rereadCompany(shown)
  }
  return (
    <section className={styles.part} aria-labelledby="companies">
      <h2 id="companies" ref={heading} tabIndex={-1}>
        {texts.heading}
      </h2>
      <Loaded state={store.state} onRetry={() => void store.open()} rows={2}>
        {(companies) => (
          <ul className={styles.devices}>
            {companies.map(({ company, role }) => (
              <li key={company.id} className={styles.device}>
                <span>
                  {nameCompanyShort(company)}
                  <span className={styles.when}>
                    {[texts.inn(company.inn), role && roleNames[role]].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <span className={styles.buttons}>
                  {company.id === current ? (
                    <span aria-current="true">{texts.current}</span>
                  ) : (
                    <Button
                      variant="default"
                      disabled={store.busy}
                      onClick={() =>
                        void store.switchTo(company.id).then((done) => done && showCompany(shown, company.id))
                      }
                    >
                      {texts.open}
                      <span className="visually-hidden">{`: ${nameCompanyShort(company)}`}</span>
                    </Button>
                  )}
                  <Button variant="subtle" color="red" disabled={store.busy} onClick={() => ask(company)}>
                    {texts.leave}
                    <span className="visually-hidden">{`: ${nameCompanyShort(company)}`}</span>
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <p role="alert" className={styles.failure}>
        {store.message}
      </p>
      <Link to="/account/company">{texts.add}</Link>
      {asked && (
        <Suspense fallback={null}>
          <LeaveQuestion
            store={store}
            company={asked}
            onLeft={() => leave(asked)}
            onCancel={() => setAsked(null)}
          />
        </Suspense>
      )}
    </section>
  )
})
