import type { Document } from '@osh/core/documents/document.ts'
import { printDocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import { isHiddenPaper } from '@osh/core/hiding/hidden-paper.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { HIDDEN } from '@osh/core/wording/rights/hidden.ts'
import { IconPrinter } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { useHidden } from '#ui/app/session/May.tsx'
import styles from './Documents.module.css'
import { documentTexts as texts } from './texts.ts'
import { useOpenFile } from './use-open-file.ts'

type Props = {
  readonly document: Document
  /** Number and date are beside already. */
  readonly short?: boolean
}

/**
 * «№ 7А от 14.10.2026» opens the print in a new tab, «Word» saves the file to edit. A paper by an own form is in Word alone; one that has
 * something hidden from the person is only named.
 */
export const FileButtons = observer(function FileButtons({ document, short = false }: Props) {
  const open = useOpenFile()
  const name = texts.version(printDocumentNumber(document.number), formatDate(document.date))
  if (isHiddenPaper(document, useHidden()))
    return (
      <span>
        {!short && `${name} · `}
        {HIDDEN}
      </span>
    )
  if (document.files.pdf === null)
    return (
      <button type="button" className={styles.file} onClick={() => void open(document, 'docx')}>
        {!short && name} {texts.word}
        {short && <span className="visually-hidden"> {name}</span>}
      </button>
    )
  return (
    <>
      <button type="button" className={styles.file} onClick={() => void open(document, 'pdf')}>
        <IconPrinter size={16} stroke={1.6} aria-hidden />
        {short ? texts.print : <span className="visually-hidden">{texts.print} </span>}
        <span className={short ? 'visually-hidden' : undefined}> {name}</span>
      </button>
      <button type="button" className={styles.file} onClick={() => void open(document, 'docx')}>
        {texts.word}
        <span className="visually-hidden"> {name}</span>
      </button>
    </>
  )
})
