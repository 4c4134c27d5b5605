import { Button } from '@mantine/core'
import { type CompanyId, nameCompanyShort } from '@osh/core/companies/company.ts'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { showCurrentCompany } from '#ui/example/show-current-company.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import styles from '../AccountSettings.module.css'
import { accountTexts } from '../texts.ts'
import { companiesStore } from './companies-store.ts'

const texts = accountTexts.companies

/** The companies of one account: each is opened without signing out, and one more is added. */
export const CompaniesPart = observer(function CompaniesPart({ current }: { readonly current: CompanyId }) {
  const store = useService(companiesStore)
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash } = useLocation()
  useEffect(() => void store.open(), [store])
  useEffect(() => {
    if (hash !== '#companies') return
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [hash])
  return (
    <section className={styles.part} aria-labelledby="companies">
      <h2 id="companies" ref={heading} tabIndex={-1}>
        {texts.heading}
      </h2>
      <Loaded state={store.state} onRetry={() => void store.open()} rows={2}>
        {(companies) => (
          <ul className={styles.devices}>
            {companies.map((company) => (
              <li key={company.id} className={styles.device}>
                <span>
                  {nameCompanyShort(company)}
                  <span className={styles.when}>{texts.inn(company.inn)}</span>
                </span>
                {company.id === current ? (
                  <span aria-current="true">{texts.current}</span>
                ) : (
                  <Button
                    variant="default"
                    disabled={store.busy}
                    onClick={() =>
                      void store.switchTo(company.id).then((done) => done && showCurrentCompany())
                    }
                  >
                    {texts.open}
                    <span className="visually-hidden">{`: ${nameCompanyShort(company)}`}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <p role="alert" className={styles.failure}>
        {store.message}
      </p>
      <Link to="/account/company">{texts.add}</Link>
    </section>
  )
})
