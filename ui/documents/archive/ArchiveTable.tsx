import { May, useHidden } from '#ui/app/session/May.tsx'
import '#ui/kit/checkbox-styles.ts'
import { Checkbox } from '@mantine/core'
import type { Document } from '@osh/core/documents/document.ts'
import { templateGroups } from '@osh/core/documents/library/template-group.ts'
import { printDocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import { isHiddenPaper } from '@osh/core/hiding/hidden-paper.ts'
import { nameFormToRecord } from '@osh/core/paper-records/recorded-forms.ts'
import type { HiddenKind } from '@osh/core/rights/membership.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { keepTogether } from '@osh/core/wording/formats/no-break.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { useMemberNames } from '#ui/app/session/use-member-names.ts'
import { JournalLink } from '#ui/journal/JournalLink.tsx'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { type LawReviewStore, lawReviewStore } from '#ui/law/review/law-review-store.ts'
import { nameEditionsPath, namePaperRecordPath } from '../document-paths.ts'
import { nameEmployees } from '../employees-of.ts'
import { FileButtons } from '../FileButtons.tsx'
import { sayWhoAnnulled, sayWhoIssued } from '../issued-by.ts'
import { documentTexts } from '../texts.ts'
import styles from './Archive.module.css'
import { type ArchiveStore, isPrintable } from './archive-store.ts'
import { archiveTexts as texts } from './texts.ts'

const AnnulModal = makeLazyPart(() => import('./AnnulModal.tsx'))

type Props = { readonly store: ArchiveStore }

const groupNames = new Map(templateGroups.map(({ id, name }) => [id, name]))

const nameDocument = ({ number, date }: Document): string =>
  documentTexts.version(printDocumentNumber(number), formatDate(date))

const nameChoice = (document: Document, hidden: readonly HiddenKind[]): string =>
  isHiddenPaper(document, hidden)
    ? texts.hidden(nameDocument(document))
    : texts.choose(nameDocument(document), isPrintable(document))

const strikeAnnulled = ({ annulled }: Document, text: string) => (annulled ? <del>{text}</del> : text)

type EditionProps = { readonly document: Document; readonly law: LawReviewStore; readonly isLast: boolean }

/** To the editions of a paper, where there are others, or another one may be issued. */
const EditionLink = observer(function EditionLink({ document, law, isLast }: EditionProps) {
  const { edition = 1, awaitsEdition = false } = document
  const change = isLast ? law.findChangeOf(document) : null
  const words = awaitsEdition
    ? texts.awaitsEdition
    : change
      ? texts.reissue(change.is, formatDate(change.since))
      : edition > 1
        ? texts.compare(edition - 1)
        : null
  if (words === null) return null
  return (
    <Link className={styles.second} to={nameEditionsPath(document.id)}>
      {words}
      <span className="visually-hidden"> {nameDocument(document)}</span>
    </Link>
  )
})

export const ArchiveTable = observer(function ArchiveTable({ store }: Props) {
  const names = useMemberNames()
  const law = useService(lawReviewStore)
  useEffect(() => void law.open(), [law])
  const { heads } = texts
  const hidden = useHidden()
  const printable = store.printable.filter((document) => !isHiddenPaper(document, hidden))
  const isAll = printable.length > 0 && printable.every(({ id }) => store.chosen.has(id))
  const [asked, setAsked] = useState<Document | null>(null)
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.check}>
              <Checkbox
                aria-label={texts.chooseAll}
                disabled={printable.length === 0}
                checked={isAll}
                indeterminate={!isAll && store.chosen.size > 0}
                onChange={() => store.choose(printable, !isAll)}
              />
            </td>
            <th scope="col" className={styles.number}>
              {heads.number}
            </th>
            <th scope="col" className={styles.date}>
              {heads.date}
            </th>
            <th scope="col">{heads.title}</th>
            <th scope="col" className={styles.group}>
              {heads.group}
            </th>
            <th scope="col" className={styles.files}>
              {heads.file}
            </th>
          </tr>
        </thead>
        <tbody>
          {store.documents.map((document) => (
            <tr key={document.id} className={document.annulled ? styles.annulled : undefined}>
              <td className={styles.check}>
                <Checkbox
                  aria-label={nameChoice(document, hidden)}
                  disabled={!printable.includes(document)}
                  checked={store.chosen.has(document.id)}
                  onChange={(event) => store.choose([document], event.currentTarget.checked)}
                />
              </td>
              <td className={styles.number}>
                {strikeAnnulled(document, printDocumentNumber(document.number))}
              </td>
              <td className={styles.date}>{formatDate(document.date)}</td>
              <th scope="row">
                {strikeAnnulled(document, keepTogether(document.title))}
                {(document.edition ?? 1) > 1 && (
                  <span className={styles.second}>{texts.edition(document.edition ?? 1)}</span>
                )}
                {document.annulled && (
                  <span className={styles.reason}>{sayWhoAnnulled(document.annulled, names)}</span>
                )}
                <span className={styles.dateInline}>{formatDate(document.date)}</span>
                <span className={styles.second}>{nameEmployees(document)}</span>
                <span className={styles.second}>{sayWhoIssued(document, names)}</span>
                <span className={styles.inline}>{groupNames.get(document.groupId)}</span>
                {document.incidentId && (
                  <Link className={styles.second} to={`/notifications/incident/${document.incidentId}`}>
                    {texts.ofIncident}
                    <span className="visually-hidden"> {nameDocument(document)}</span>
                  </Link>
                )}
                <JournalLink
                  className={styles.second}
                  of={{ record: 'document', id: document.id }}
                  name={nameDocument(document)}
                />
                {!document.annulled && (
                  <May right="change">
                    <EditionLink document={document} law={law} isLast={store.isLast(document)} />
                    {nameFormToRecord(document) !== null && (
                      <Link className={styles.second} to={namePaperRecordPath(document.id)}>
                        {texts.record}
                        <span className="visually-hidden"> {nameDocument(document)}</span>
                      </Link>
                    )}
                    <button type="button" className={styles.annul} onClick={() => setAsked(document)}>
                      {texts.annul}
                      <span className="visually-hidden"> {nameDocument(document)}</span>
                    </button>
                  </May>
                )}
              </th>
              <td className={styles.group}>{groupNames.get(document.groupId)}</td>
              <td className={styles.files}>
                <FileButtons document={document} short />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {asked && (
        <Suspense>
          <AnnulModal store={store} document={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  )
})
