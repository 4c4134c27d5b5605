import { TextInput } from '@mantine/core'
import type { Incident, OutsiderCard } from '@osh/core/incidents/incident.ts'
import { useState } from 'react'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import type { IncidentStore } from '../page/incident-store.ts'
import { paperTexts as texts } from '../papers/texts.ts'
import { ChangeModal } from './ChangeModal.tsx'
import { useChange } from './use-change.ts'

const sexes = [
  { value: 'm', label: texts.male },
  { value: 'f', label: texts.female },
] as const

type Props = {
  readonly store: IncidentStore
  readonly incident: Incident
  /** Place among the injured. */
  readonly row: number
  readonly onClose: () => void
}

/** What papers say of an injured person who is no employee. */
export function OutsiderModal({ store, incident, row, onClose }: Props) {
  const { messages, busy, submit } = useChange(store, onClose)
  const injured = incident.injured[row]
  const [employer, setEmployer] = useState(injured?.employer ?? '')
  const [card, setCard] = useState<OutsiderCard>(
    injured?.card ?? { position: '', birthDate: null, sex: null },
  )
  const patch = () => ({
    seen: { detailsVersion: incident.detailsVersion },
    injured: incident.injured.map(({ card: known, ...one }, at) => ({
      ...one,
      ...known,
      ...(at === row ? { employer, ...card } : {}),
    })),
  })
  return (
    <ChangeModal
      title={texts.outsiderTitle(injured?.fullName ?? '')}
      fields={['injured']}
      submit={submit(patch)}
      {...{ messages, busy, onClose }}
    >
      <TextInput
        data-autofocus
        label={texts.position}
        maxLength={255}
        value={card.position}
        error={messages.injured}
        onChange={({ currentTarget }) => setCard({ ...card, position: currentTarget.value })}
      />
      <TextInput
        label={texts.outsiderEmployer}
        description={texts.outsiderEmployerHint}
        maxLength={255}
        value={employer}
        onChange={({ currentTarget }) => setEmployer(currentTarget.value)}
      />
      <DateField
        label={texts.birthDate}
        clearable
        value={card.birthDate}
        onChange={(birthDate) => setCard({ ...card, birthDate })}
      />
      <SelectField
        label={texts.sex}
        searchable={false}
        choices={[...sexes]}
        value={card.sex}
        onChange={(sex) => setCard({ ...card, sex })}
      />
    </ChangeModal>
  )
}
