import { Textarea, TextInput } from '@mantine/core'
import { degreeOfIncident } from '@osh/core/incidents/severity.ts'
import { degrees, isGroup } from '@osh/core/norms/accidents/degree.ts'
import { dayOfMoment, timeOfMoment } from '@osh/core/shared/dates/local-moment.ts'
import { degreeWords } from '@osh/core/wording/incidents.ts'
import { useState } from 'react'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import styles from '../Incidents.module.css'
import { incidentTexts as texts } from '../texts.ts'
import { ChangeModal, type DialogProps } from './ChangeModal.tsx'
import { useChange } from './use-change.ts'

/** Corrects what was recorded of the accident. */
export function DetailsModal({ store, incident, onClose }: DialogProps) {
  const { messages, busy, submit } = useChange(store, onClose)
  const degree = degreeOfIncident(incident)
  const { occurredAt, place, description } = incident
  const known = { degree, date: dayOfMoment(occurredAt), time: timeOfMoment(occurredAt), place, description }
  const [typed, setTyped] = useState<Omit<typeof known, 'date'> & { date: typeof known.date | null }>(known)
  const type = (changes: Partial<typeof typed>) => setTyped({ ...typed, ...changes })
  const patch = () => {
    const { degree: chosen, ...others } = typed
    return { ...others, ...(chosen === degree ? {} : { degree: chosen }) }
  }
  const choices = degrees
    .filter((one) => isGroup(one) === isGroup(degree))
    .map((value) => ({ value, label: degreeWords[value] }))
  return (
    <ChangeModal
      title={texts.detailsTitle}
      fields={['degree', 'date', 'time', 'place', 'description']}
      submit={submit(patch)}
      {...{ messages, busy, onClose }}
    >
      <SelectField
        data-autofocus
        label={texts.degree}
        description={texts.degreeHint}
        searchable={false}
        clearable={false}
        choices={choices}
        value={typed.degree}
        error={messages.degree}
        onChange={(chosen) => chosen !== null && type({ degree: chosen })}
      />
      <div className={styles.pair}>
        <DateField
          label={texts.fields.date}
          value={typed.date}
          error={messages.date}
          onChange={(date) => type({ date })}
        />
        <TextInput
          label={texts.fields.time}
          inputMode="numeric"
          maxLength={5}
          value={typed.time}
          error={messages.time}
          onChange={({ currentTarget }) => type({ time: currentTarget.value })}
        />
      </div>
      <TextInput
        label={texts.fields.place}
        maxLength={500}
        value={typed.place}
        error={messages.place}
        onChange={({ currentTarget }) => type({ place: currentTarget.value })}
      />
      <Textarea
        label={texts.fields.description}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2000}
        value={typed.description}
        error={messages.description}
        onChange={({ currentTarget }) => type({ description: currentTarget.value })}
      />
    </ChangeModal>
  )
}
