import { Textarea, TextInput } from '@mantine/core'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { useState } from 'react'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import { measureTexts as texts } from '../texts.ts'
import { type MeasureDialogProps, MeasureModal } from './MeasureModal.tsx'

/** On which day a measure was done, and what shows it. */
export function CompleteModal({ store, measure, onClose }: MeasureDialogProps) {
  const [doneOn, setDoneOn] = useState<LocalDate | null>(store.today)
  const [proof, setProof] = useState('')
  const [link, setLink] = useState('')
  return (
    <MeasureModal
      title={texts.completeTitle}
      save={texts.complete}
      fields={['doneOn', 'proof', 'link']}
      send={() => store.finish(measure, { doneOn: doneOn ?? '', proof, link })}
      onClose={onClose}
    >
      {(messages) => (
        <>
          <p>{measure.what}</p>
          <DateField
            data-autofocus
            label={texts.fields.doneOn}
            value={doneOn}
            error={messages.doneOn}
            onChange={setDoneOn}
          />
          <Textarea
            label={texts.fields.proof}
            description={texts.shownBy(measure.shownBy)}
            autosize
            maxLength={500}
            value={proof}
            error={messages.proof}
            onChange={({ currentTarget }) => setProof(currentTarget.value)}
          />
          <TextInput
            label={texts.fields.link}
            maxLength={2000}
            value={link}
            error={messages.link}
            onChange={({ currentTarget }) => setLink(currentTarget.value)}
          />
        </>
      )}
    </MeasureModal>
  )
}
