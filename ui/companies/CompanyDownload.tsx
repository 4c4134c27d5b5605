import { Button } from '@mantine/core'
import { type Company, nameCompanyShort } from '@osh/core/companies/company.ts'
import { sayRefusal } from '@osh/core/wording/refusals/say.ts'
import { erasureWords } from '@osh/core/wording/refusals/words/erasure-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { useState } from 'react'
import { ports } from '#ui/app/container.ts'
import { useFiles } from '#ui/kit/files/use-files.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './CompanyDownload.module.css'
import { companyTexts } from './texts.ts'

const texts = companyTexts.download
const words = { ...plainWords, ...erasureWords }

type Props = {
  readonly company: Company
  /** On the button, where several companies have one. */
  readonly named?: boolean
}

/** All that the company owns as one file, for its owner; nothing in the browser's own demo. */
export function CompanyDownload({ company, named = false }: Props) {
  const files = useService(ports.personalFiles)
  const { save } = useFiles()
  const [busy, setBusy] = useState(false)
  if (files === null) return null
  const download = async () => {
    setBusy(true)
    await save(
      () => files.makeCompanyLink(company.id),
      texts.file,
      (refusal) => sayRefusal(refusal, words),
    )
    setBusy(false)
  }
  return (
    <Button className={styles.long} variant="default" loading={busy} onClick={() => void download()}>
      {named ? texts.giveOf(nameCompanyShort(company)) : texts.give}
    </Button>
  )
}
