import { Button } from '@mantine/core'
import type { Template } from '@osh/core/documents/library/template.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { observer } from 'mobx-react-lite'
import { ErrorSummary } from '#ui/kit/forms/ErrorSummary.tsx'
import styles from './Issue.module.css'
import type { IssueStore } from './issue-store.ts'
import { addressOf } from './place-address.ts'
import type { Lack } from './refused-issue.ts'
import { issueTexts as texts } from './texts.ts'

type Props = {
  readonly store: IssueStore
  readonly template: Template
  readonly onIssueForOthers: () => void
}

/**
 * What is missing: links to the fields of the dialog; the rest by name, and everyone who can't be issued for, each with a link to the
 * place where it is put right. It opens beside, so that what is typed and chosen here stays.
 */
export const IssueRefusal = observer(function IssueRefusal({ store, template, onIssueForOthers }: Props) {
  const { refused, progress, busy, canBeIssuedFor } = store
  const { messages, others, people } = refused
  const fields = template.values
    .filter(({ name }) => messages[`values.${name}`] !== undefined)
    .map(({ name, label }) => ({ id: `values.${name}`, label }))
  const isStopped = progress !== null && !busy && progress.done > 0 && progress.done < progress.all
  if (fields.length + others.length + people.length === 0 && !isStopped) return null
  const names = new Map(store.people.people.map(({ employee, fullName }) => [employee.id, fullName]))
  const title = isStopped
    ? texts.stopped(progress.done, progress.all)
    : people.length > 0 && template.per === 'employee'
      ? texts.refusedFor(people.length, store.count)
      : texts.lacking
  return (
    <div className={styles.refusal}>
      <ErrorSummary title={title} fields={fields} />
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map((lack) => (
            <li key={lack.said}>
              <LackLink lack={lack} />
            </li>
          ))}
        </ul>
      )}
      {people.length > 0 && (
        <ul className={styles.refused} aria-label={texts.refusedPeople}>
          {people.map(({ employeeId, lacks }) => (
            <RefusedPerson key={employeeId} id={employeeId} name={names.get(employeeId)} lacks={lacks} />
          ))}
        </ul>
      )}
      {canBeIssuedFor > 0 && (
        <Button variant="default" onClick={onIssueForOthers}>
          {texts.issueForOthers(canBeIssuedFor)}
        </Button>
      )}
    </div>
  )
})

type PersonProps = {
  readonly id: EmployeeId
  readonly name: string | undefined
  readonly lacks: readonly Lack[]
}

function RefusedPerson({ id, name, lacks }: PersonProps) {
  return (
    <li>
      <strong>{name ?? texts.unknownPerson(id)}</strong>
      {lacks.map((lack) => (
        <span key={lack.said} className={styles.lack}>
          <LackLink
            lack={name === undefined ? lack : { ...lack, said: withoutName(lack.said, name) }}
            of={name}
          />
        </span>
      ))}
    </li>
  )
}

/** The name is beside it already. */
const withoutName = (said: string, name: string): string => said.replace(`: ${name}`, '')

function LackLink({ lack: { said, place }, of }: { readonly lack: Lack; readonly of?: string | undefined }) {
  if (place === null) return said
  return (
    <a href={addressOf(place)} target="_blank" rel="noreferrer">
      {said}
      <span className="visually-hidden">{texts.inNewTab(of)}</span>
    </a>
  )
}
