import type { Company } from '@osh/core/companies/company.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { CompanyDownload } from '#ui/companies/CompanyDownload.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from '../AccountSettings.module.css'
import { ClosingNote } from './ClosingNote.tsx'
import { erasureStore } from './erasure-store.ts'
import { reload } from './reload.ts'
import { TypedRemoval } from './TypedRemoval.tsx'
import { erasureTexts as texts } from './texts.ts'

type Props = {
  readonly company: Company
  readonly closesOn: LocalDate | null
  /** Whether the person is its owner. */
  readonly mayClose: boolean
}

/** Closing the company that is open, after its name was typed. */
export function CompanyErasure({ company, closesOn, mayClose }: Props) {
  const store = useService(erasureStore)
  if (closesOn !== null)
    return (
      <ClosingNote
        words={{ says: texts.closes(formatDate(closesOn)), keep: texts.keep }}
        onKeep={mayClose ? () => store.keepCompany(company.id) : null}
      >
        {mayClose && <CompanyDownload company={company} />}
      </ClosingNote>
    )
  if (!mayClose) return null
  return (
    <>
      <p className={styles.about}>{texts.companyHint}</p>
      <div className={styles.buttons}>
        <TypedRemoval
          words={texts.company}
          asks={texts.typeName(company.name)}
          onErase={(typed) => store.closeCompany(company.id, typed)}
          onErased={reload}
        >
          <CompanyDownload company={company} />
        </TypedRemoval>
      </div>
    </>
  )
}
