import type { Template } from '@osh/core/documents/library/template.ts'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { ErrorSummary } from '#ui/kit/forms/ErrorSummary.tsx'
import { issueTexts as texts } from '../texts.ts'
import styles from './Issue.module.css'
import type { IssueStore } from './issue-store.ts'

type Props = { readonly store: IssueStore; readonly template: Template }

/** What is missing: links to the fields of the dialog, and the rest by name, with the place where it is filled in. */
export const IssueRefusal = observer(function IssueRefusal({ store, template }: Props) {
  const { refused, progress, busy } = store
  const { messages, others, lacksOfCompany, lacksOfEmployees } = refused
  const fields = template.values
    .filter(({ name }) => messages[`values.${name}`] !== undefined)
    .map(({ name, label }) => ({ id: `values.${name}`, label }))
  const isStopped = progress !== null && !busy && progress.done > 0 && progress.done < progress.all
  if (fields.length + others.length === 0 && !isStopped) return null
  return (
    <div className={styles.refusal}>
      <ErrorSummary
        title={isStopped ? texts.stopped(progress.done, progress.all) : texts.lacking}
        fields={fields}
      />
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map((said) => (
            <li key={said}>{said}</li>
          ))}
        </ul>
      )}
      {lacksOfCompany !== null && (
        <p>
          <Link to={`/company/information#${lacksOfCompany}`}>{texts.toCompany}</Link>
        </p>
      )}
      {lacksOfEmployees && (
        <p>
          <Link to="/employees">{texts.toEmployees}</Link>
        </p>
      )}
    </div>
  )
})
