import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { useEffect, useState } from 'react'
import type { MeasureStore } from '../measure-store.ts'
import { measureTexts as texts } from '../texts.ts'
import { encodeTyped, MeasureFields, nothingTyped } from './MeasureFields.tsx'
import { MeasureModal } from './MeasureModal.tsx'

type Props = {
  readonly store: MeasureStore
  /** What it follows from, as a request carries it. */
  readonly origin: Input
  readonly title?: string
  readonly onClose: () => void
}

/** A measure after an accident or a microtrauma, or of the company's own plan. */
export function PlanModal({ store, origin, title = texts.planTitle, onClose }: Props) {
  const [typed, setTyped] = useState(nothingTyped)
  useEffect(() => void store.readPeople(), [store])
  return (
    <MeasureModal
      title={title}
      save={texts.save}
      fields={['what', 'employeeId', 'dueOn', 'shownBy']}
      send={() => store.plan({ ...origin, ...encodeTyped(typed) })}
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
