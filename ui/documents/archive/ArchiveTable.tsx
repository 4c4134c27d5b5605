import type { Document } from '@osh/core/documents/document.ts'
import { templateGroups } from '@osh/core/documents/library/template-group.ts'
import { printDocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { keepTogether } from '@osh/core/wording/formats/no-break.ts'
import { observer } from 'mobx-react-lite'
import { useMemberNames } from '#ui/app/session/use-member-names.ts'
import { employeesOf } from '../employees-of.ts'
import { FileButtons } from '../FileButtons.tsx'
import { issuedBy } from '../issued-by.ts'
import { archiveTexts as texts } from '../texts.ts'
import styles from './Archive.module.css'

type Props = { readonly documents: readonly Document[] }

const groupNames = new Map(templateGroups.map(({ id, name }) => [id, name]))

export const ArchiveTable = observer(function ArchiveTable({ documents }: Props) {
  const names = useMemberNames()
  const { heads } = texts
  return (
    <table className={styles.table}>
      <thead>
        <tr>
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
        {documents.map((document) => (
          <tr key={document.id}>
            <td className={styles.number}>{printDocumentNumber(document.number)}</td>
            <td className={styles.date}>{formatDate(document.date)}</td>
            <th scope="row">
              {keepTogether(document.title)}
              <span className={styles.second}>{employeesOf(document)}</span>
              <span className={styles.second}>{issuedBy(document, names)}</span>
              <span className={styles.inline}>{groupNames.get(document.groupId)}</span>
            </th>
            <td className={styles.group}>{groupNames.get(document.groupId)}</td>
            <td className={styles.files}>
              <FileButtons document={document} short />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
})
