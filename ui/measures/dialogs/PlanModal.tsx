import type { IncidentId } from '@osh/core/incidents/incident.ts'
import { useEffect, useState } from 'react'
import type { MeasureStore } from '../measure-store.ts'
import { measureTexts as texts } from '../texts.ts'
import { given, MeasureFields, nothingTyped } from './MeasureFields.tsx'
import { MeasureModal } from './MeasureModal.tsx'

type Props = {
  readonly store: MeasureStore
  readonly incidentId: IncidentId
  readonly onClose: () => void
}

/** A measure after an accident. */
export function PlanModal({ store, incidentId, onClose }: Props) {
  const [typed, setTyped] = useState(nothingTyped)
  useEffect(() => void store.readPeople(), [store])
  return (
    <MeasureModal
      title={texts.planTitle}
      save={texts.save}
      fields={['what', 'employeeId', 'dueOn', 'shownBy']}
      send={() => store.plan({ origin: 'incident', incidentId, ...given(typed) })}
      onClose={onClose}
    >
      {(messages) => (
        <MeasureFields
          store={store}
          typed={typed}
          messages={messages}
          onType={(changes) => setTyped((known) => ({ ...known, ...changes }))}
        />
      )}
    </MeasureModal>
  )
}
