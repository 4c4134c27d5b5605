import { Button } from '@mantine/core'
import { type Company, nameCompanyShort } from '@osh/core/companies/company.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { ports } from '#ui/app/container.ts'
import { CompanyDownload } from '#ui/companies/CompanyDownload.tsx'
import { useFiles } from '#ui/kit/files/use-files.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from '../AccountSettings.module.css'
import { accountTexts } from '../texts.ts'
import { ClosingNote } from './ClosingNote.tsx'
import { erasureStore } from './erasure-store.ts'
import { reload } from './reload.ts'
import { TypedRemoval } from './TypedRemoval.tsx'
import { erasureTexts as texts } from './texts.ts'

type Props = {
  readonly email: string
  readonly closesOn: LocalDate | null
  /** The companies that are closed with the account. */
  readonly owned: readonly Company[]
}

/** Closing the account, after its e-mail was typed: what is kept of the person is downloaded first, and what they own is named. */
export function AccountErasure({ email, closesOn, owned }: Props) {
  const store = useService(erasureStore)
  if (closesOn !== null)
    return (
      <ClosingNote
        words={{ says: texts.accountCloses(formatDate(closesOn)), keep: texts.keepAccount }}
        onKeep={store.keepAccount}
      />
    )
  return (
    <>
      <p className={styles.about}>{texts.accountHint}</p>
      <div className={styles.buttons}>
        <TypedRemoval
          words={texts.account}
          asks={texts.typeEmail(email)}
          onErase={store.closeAccount}
          onErased={reload}
        >
          {owned.length > 0 && (
            <>
              <p>{texts.owned}</p>
              <ul className={styles.owned}>
                {owned.map((company) => (
                  <li key={company.id}>{nameCompanyShort(company)}</li>
                ))}
              </ul>
              <p>{texts.handOver}</p>
            </>
          )}
          <div className={styles.buttons}>
            <OwnDownload />
            {owned.map((company) => (
              <CompanyDownload key={company.id} company={company} named />
            ))}
          </div>
        </TypedRemoval>
      </div>
    </>
  )
}

function OwnDownload() {
  const files = useService(ports.personalFiles)
  const { save } = useFiles()
  if (files === null) return null
  return (
    <Button variant="default" onClick={() => void save(files.makeOwnLink, accountTexts.ownData.file)}>
      {accountTexts.ownData.give}
    </Button>
  )
}
