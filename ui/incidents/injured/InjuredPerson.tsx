import { ActionIcon } from '@mantine/core'
import type { Injured } from '@osh/core/incidents/incident.ts'
import type { Severity } from '@osh/core/norms/accidents/degree.ts'
import { IconX } from '@tabler/icons-react'
import { type Messages, nameInRow } from '#ui/kit/forms/refused-fields.ts'
import { type Choice, SelectField } from '#ui/kit/forms/SelectField.tsx'
import { incidentTexts } from '../texts.ts'
import styles from './InjuredFields.module.css'
import { injuredTexts as texts } from './texts.ts'

type Props = {
  readonly injured: Injured
  readonly row: number
  readonly messages: Messages
  /** Null: the severity is chosen elsewhere. */
  readonly choices: readonly Choice<Severity>[] | null
  readonly onSeverity: (severity: Severity) => void
  readonly onRemove: () => void
}

/** One of the injured, with a way to take them out; what is refused of them is under their name. */
export function InjuredPerson({ injured, row, messages, choices, onSeverity, onRemove }: Props) {
  const { employeeId, fullName, employer, severity } = injured
  const field = nameInRow(row, 'injured')
  const refusal = messages[field]
  return (
    <li>
      <span>
        {fullName}
        {employeeId === null && <small> {texts.outsider(employer)}</small>}
      </span>
      {choices && (
        <SelectField
          className={styles.severity}
          aria-label={texts.severityOf(fullName)}
          searchable={false}
          clearable={false}
          choices={choices}
          value={severity}
          onChange={(chosen) => chosen !== null && onSeverity(chosen)}
        />
      )}
      <ActionIcon
        id={field}
        variant="subtle"
        color="gray"
        aria-label={incidentTexts.fields.remove(fullName)}
        aria-describedby={refusal === undefined ? undefined : `${field}-refusal`}
        onClick={onRemove}
      >
        <IconX size={16} stroke={1.6} />
      </ActionIcon>
      {refusal !== undefined && (
        <p id={`${field}-refusal`} className={styles.refusal}>
          {refusal}
        </p>
      )}
    </li>
  )
}
