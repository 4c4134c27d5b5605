import { Button } from '@mantine/core'
import type { Document } from '@osh/core/documents/document.ts'
import type { PreviewRequest } from '@osh/core/documents/issuing/document-issuer.ts'
import type { Template } from '@osh/core/documents/library/template.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { keepTogether } from '@osh/core/wording/formats/no-break.ts'
import { IconEye, IconFilePlus } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { May } from '#ui/app/session/May.tsx'
import { memberNames } from '#ui/app/session/member-names.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from '../Documents.module.css'
import { archivePath } from '../document-paths.ts'
import { type DocumentsStore, SHOWN_VERSIONS } from '../documents-store.ts'
import { nameEmployees } from '../employees-of.ts'
import { FileButtons } from '../FileButtons.tsx'
import { usePreview } from '../issue/use-preview.ts'
import { sayWhoAnnulled, sayWhoIssued } from '../issued-by.ts'
import { EditableLink } from '../own-forms/EditableLink.tsx'
import { OwnFormLink } from '../own-forms/OwnFormLink.tsx'
import { previewTexts, documentTexts as texts } from '../texts.ts'

type Props = {
  readonly templates: readonly Template[]
  readonly store: DocumentsStore
  readonly onIssue: (template: Template) => void
  /** Of the forms' headings. */
  readonly level: 2 | 3
}

export const TemplateList = observer(function TemplateList({ templates, store, onIssue, level }: Props) {
  const Heading = `h${level}` as const
  const preview = usePreview()
  return (
    <ul className={styles.forms}>
      {templates.map((template) => (
        <li key={template.id}>
          <div className={styles.words}>
            <Heading className={styles.form}>{keepTogether(template.title)}</Heading>
            <div className={styles.under}>
              <Versions documents={store.versions.get(template.id) ?? []} />
              <May right="issue-papers">
                <button
                  type="button"
                  className={styles.file}
                  onClick={() => void preview(makeBlankRequest(template, store.date))}
                >
                  <IconEye size={16} stroke={1.6} aria-hidden />
                  {previewTexts.look}
                  <span className="visually-hidden"> {template.title}</span>
                </button>
              </May>
              <May right="change">
                <OwnFormLink
                  template={template}
                  own={store.ownForms.get(template.id) ?? null}
                  onChanged={() => void store.reload()}
                />
              </May>
              <EditableLink template={template} />
            </div>
          </div>
          <May right="issue-papers">
            <Button
              variant="default"
              leftSection={<IconFilePlus size={16} stroke={1.6} aria-hidden />}
              onClick={() => onIssue(template)}
            >
              {texts.issue}
              <span className="visually-hidden"> {template.title}</span>
            </Button>
          </May>
        </li>
      ))}
    </ul>
  )
})

/** The form before anything is typed: what the service knows, and gaps. */
const makeBlankRequest = (template: Template, date: LocalDate): PreviewRequest => ({
  templateId: template.id,
  number: null,
  date,
  employeeIds: [],
  answers: {},
})

/** What was issued by the form, the latest first. */
const Versions = observer(function Versions({ documents }: { readonly documents: readonly Document[] }) {
  const names = useService(memberNames)
  const [first] = documents
  if (first === undefined) return <p className={styles.second}>{texts.neverIssued}</p>
  return (
    <ul className={styles.versions}>
      {documents.map((document) => (
        <li
          key={document.id}
          title={document.annulled ? sayWhoAnnulled(document.annulled, names) : sayWhoIssued(document, names)}
          className={document.annulled ? styles.struck : undefined}
        >
          <FileButtons document={document} />
          {document.annulled && <span className={styles.annulled}>{texts.annulled}</span>}
          <span className={styles.second}>{nameEmployees(document)}</span>
        </li>
      ))}
      {documents.length >= SHOWN_VERSIONS && (
        <li>
          <Link to={`${archivePath}?templateId=${first.templateId}`}>{texts.older}</Link>
        </li>
      )}
    </ul>
  )
})
