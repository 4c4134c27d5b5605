import type { Company } from '@osh/core/companies/company.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { ports } from '#ui/app/container.ts'
import { ownRights } from '#ui/app/session/own-rights.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './Company.module.css'
import { CompanyDownload } from './CompanyDownload.tsx'
import { companyTexts } from './texts.ts'

const texts = companyTexts.download

/** At the end of «Сведения об организации»: the whole company as one file, for its owner. */
export const DownloadPart = observer(function DownloadPart({ company }: { readonly company: Company }) {
  const rights = useService(ownRights)
  const files = useService(ports.personalFiles)
  useEffect(() => void rights.ask(), [rights])
  if (files === null || !rights.may('download-company')) return null
  return (
    <section className={styles.download} aria-labelledby="download">
      <h2 id="download">{texts.heading}</h2>
      <p className={styles.about}>{texts.about}</p>
      <CompanyDownload company={company} />
    </section>
  )
})
