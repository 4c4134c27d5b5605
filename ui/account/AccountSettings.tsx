import { nameCompanyShort } from '@osh/core/companies/company.ts'
import { wordTimeZone } from '@osh/core/wording/companies.ts'
import { wordField } from '@osh/core/wording/refusals/fields.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { currentCompany } from '#ui/app/session/current-company.ts'
import { May } from '#ui/app/session/May.tsx'
import { authStore } from '#ui/auth/auth-store.ts'
import { ExamplePart } from '#ui/example/ExamplePart.tsx'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { DefinitionList, DefinitionRow } from '#ui/kit/page/DefinitionList.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { shellTexts } from '../app/shell/texts.ts'
import { AccountPage } from './AccountPage.tsx'
import styles from './AccountSettings.module.css'
import { CompaniesPart } from './companies/CompaniesPart.tsx'
import { DevicesPart } from './DevicesPart.tsx'
import { EmailPart } from './email/EmailPart.tsx'
import { FirstRunPart } from './FirstRunPart.tsx'
import { OwnDataPart } from './OwnDataPart.tsx'
import { OwnEmailNote } from './own-email/OwnEmailNote.tsx'
import { PasswordPart } from './PasswordPart.tsx'
import { ProfilePart } from './ProfilePart.tsx'
import { SecondFactorPart } from './second-factor/SecondFactorPart.tsx'
import { TariffPart } from './tariff/TariffPart.tsx'
import { accountTexts } from './texts.ts'

const ErasurePart = makeLazyPart(async () => ({
  default: (await import('./erasure/ErasurePart.tsx')).ErasurePart,
}))

/** Who is signed in, and for which company. */
export const Component = observer(function AccountSettings() {
  const { userName } = useService(authStore)
  const { company } = useService(currentCompany)
  const [changed, setChanged] = useState(0)
  return (
    <AccountPage title={accountTexts.settings}>
      <ProfilePart />
      <section className={styles.part}>
        <h2>{accountTexts.signIn}</h2>
        <DefinitionList>
          <DefinitionRow term={accountTexts.email}>
            {userName} <OwnEmailNote />
          </DefinitionRow>
          <DefinitionRow term={accountTexts.company}>
            <Link to="/company/information">
              {company ? nameCompanyShort(company) : shellTexts.fillCompany}
            </Link>
          </DefinitionRow>
          {company && <ZoneRow zone={company.timeZone} />}
        </DefinitionList>
      </section>
      {company && <CompaniesPart current={company.id} />}
      <EmailPart />
      <PasswordPart onChanged={() => setChanged((times) => times + 1)} />
      <SecondFactorPart onChanged={() => setChanged((times) => times + 1)} />
      <DevicesPart changed={changed} />
      {company && <TariffPart leads />}
      {company && <ExamplePart />}
      {company && (
        <May right="change">
          <FirstRunPart />
        </May>
      )}
      <OwnDataPart />
      <Suspense fallback={null}>
        <ErasurePart key={company?.id} company={company} />
      </Suspense>
    </AccountPage>
  )
})

/** By whose clock the company's days begin; it is changed among what is said of the company. */
const ZoneRow = ({ zone }: { readonly zone: string }) => (
  <DefinitionRow term={wordField('timeZone')}>
    {wordTimeZone(zone)}{' '}
    <May right="change">
      <Link to="/company/information#timeZone">
        {accountTexts.change}
        <span className="visually-hidden"> {accountTexts.zoneOfCompany}</span>
      </Link>
    </May>
  </DefinitionRow>
)
