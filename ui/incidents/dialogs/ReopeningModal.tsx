import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { incidentTexts as texts } from '../texts.ts'
import { ChangeModal, type DialogProps } from './ChangeModal.tsx'
import { dialogTexts } from './texts.ts'
import { useChange } from './use-change.ts'

/** Opens a completed investigation again; why is kept in its chronology. */
export function ReopeningModal({ store, onClose }: DialogProps) {
  const { messages, busy, submit } = useChange(store, onClose)
  const [reopenedBecause, setReason] = useState('')
  return (
    <ChangeModal
      title={dialogTexts.reopenTitle}
      save={texts.reopen}
      fields={['reopenedBecause']}
      submit={submit(() => ({ completedOn: null, reopenedBecause }))}
      {...{ messages, busy, onClose }}
    >
      <Textarea
        data-autofocus
        label={dialogTexts.reopenReason}
        autosize
        minRows={2}
        maxLength={500}
        value={reopenedBecause}
        error={messages.reopenedBecause}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </ChangeModal>
  )
}
