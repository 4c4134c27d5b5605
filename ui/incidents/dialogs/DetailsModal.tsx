import { deriveIncidentDegree } from '@osh/core/incidents/severity.ts'
import { type Degree, degrees, isGroup } from '@osh/core/norms/accidents/degree.ts'
import { takeMomentDay, takeMomentTime } from '@osh/core/shared/dates/local-moment.ts'
import { degreeWords } from '@osh/core/wording/incidents.ts'
import { useState } from 'react'
import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import { CircumstanceFields, type TypedCircumstances } from '../CircumstanceFields.tsx'
import { incidentTexts as texts } from '../texts.ts'
import { ChangeModal, type DialogProps } from './ChangeModal.tsx'
import { dialogTexts } from './texts.ts'
import { useChange } from './use-change.ts'

/** Corrects what was recorded of the accident. */
export function DetailsModal({ store, incident, onClose }: DialogProps) {
  const { messages, busy, submit } = useChange(store, onClose)
  const degree = deriveIncidentDegree(incident)
  const { occurredAt, timeZone, place, description } = incident
  const [date, time] = [takeMomentDay(occurredAt), takeMomentTime(occurredAt)]
  const known = { degree, date, time, timeZone, place, description }
  const [typed, setTyped] = useState<TypedCircumstances & { readonly degree: Degree }>(known)
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
      title={dialogTexts.detailsTitle}
      fields={['degree', 'date', 'time', 'timeZone', 'place', 'description']}
      submit={submit(patch)}
      {...{ messages, busy, onClose }}
    >
      <SelectField
        data-autofocus
        label={texts.degree}
        description={dialogTexts.degreeHint}
        searchable={false}
        clearable={false}
        choices={choices}
        value={typed.degree}
        error={messages.degree}
        onChange={(chosen) => chosen !== null && type({ degree: chosen })}
      />
      <CircumstanceFields typed={typed} messages={messages} onType={type} />
    </ChangeModal>
  )
}
