import { Textarea } from '@mantine/core'
import { useEffect, useState } from 'react'
import { measureTexts as texts } from '../texts.ts'
import { encodeTyped, MeasureFields, type Typed } from './MeasureFields.tsx'
import { type MeasureDialogProps, MeasureModal } from './MeasureModal.tsx'

/** What is planned of a measure, and of a point the answer to the inspector; of a measure that is done the answer alone. */
export function EditModal({ store, measure, onClose }: MeasureDialogProps) {
  const { what, employeeId, dueOn, shownBy, done, origin } = measure
  const [typed, setTyped] = useState<Typed>({ what, employeeId, dueOn, shownBy })
  const [answer, setAnswer] = useState(measure.answer)
  const isPoint = origin.is === 'inspector-order'
  const isPlanned = done === null
  useEffect(() => void store.readPeople(), [store])
  const { employeeId: who, ...others } = encodeTyped(typed)
  const patch = {
    ...(isPlanned ? others : {}),
    ...(isPlanned && who !== employeeId ? { employeeId: who } : {}),
    ...(isPoint ? { answer } : {}),
  }
  return (
    <MeasureModal
      title={isPlanned ? texts.editTitle : texts.fields.answer}
      save={texts.save}
      fields={['what', 'employeeId', 'dueOn', 'shownBy', 'answer']}
      send={() => store.change(measure, patch)}
      onClose={onClose}
    >
      {(messages) => (
        <>
          {isPlanned && (
            <MeasureFields
              store={store}
              typed={typed}
              messages={messages}
              onType={(changes) => setTyped((known) => ({ ...known, ...changes }))}
            />
          )}
          {isPoint && (
            <Textarea
              label={texts.fields.answer}
              autosize
              minRows={2}
              maxLength={1000}
              value={answer}
              error={messages.answer}
              onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
            />
          )}
        </>
      )}
    </MeasureModal>
  )
}
