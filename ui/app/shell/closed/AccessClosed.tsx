import { Button } from '@mantine/core'
import { type Company, nameCompanyShort } from '@osh/core/companies/company.ts'
import { Link, useNavigate } from 'react-router-dom'
import { LogoutButton } from '#ui/auth/LogoutButton.tsx'
import { Main } from '#ui/kit/page/Main.tsx'
import { Page } from '#ui/kit/page/Page.tsx'
import type { LostCompany } from '../../session/current-company.ts'
import styles from './AccessClosed.module.css'
import { closedTexts as texts } from './closed-texts.ts'
import { UnsavedTexts } from './UnsavedTexts.tsx'

type Props = LostCompany & {
  readonly onOpen: (company: Company) => void
}

/** In place of every screen once the person's access to the company has ended: what it means, what they were typing, whom to ask, and where to go on. */
export function AccessClosed({ lost, others, typed, onOpen }: Props) {
  const navigate = useNavigate()
  const open = (company: Company) => {
    navigate('/notifications')
    onOpen(company)
  }
  return (
    <Main>
      <Page title={texts.title} form actions={<LogoutButton />}>
        <div className={styles.said}>
          <p>{texts.meaning(nameCompanyShort(lost))}</p>
          <p>{texts.askWhom}</p>
          <p>{texts.kept}</p>
        </div>
        {typed.length > 0 && <UnsavedTexts typed={typed} />}
        <h2>{others.length > 0 ? texts.others : texts.noOthers}</h2>
        <div className={styles.others}>
          {others.map((company) => (
            <Button key={company.id} variant="default" onClick={() => open(company)}>
              {nameCompanyShort(company)}
            </Button>
          ))}
          {others.length === 0 && (
            <Button component={Link} to="/company/information" variant="default" reloadDocument>
              {texts.addOwn}
            </Button>
          )}
        </div>
      </Page>
    </Main>
  )
}
