import { Textarea } from '@mantine/core'
import { useState } from 'react'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import { measureTexts as texts } from '../texts.ts'
import { type MeasureDialogProps, MeasureModal } from './MeasureModal.tsx'

/** Why a completion is taken back. */
export function TakeBackModal({ store, measure, onClose }: MeasureDialogProps) {
  const send = (reason: string) => store.takeBack(measure, reason)
  return (
    <ReasonModal
      title={texts.takeBackTitle}
      save={texts.takeBack}
      said={measure.what}
      {...{ send, onClose }}
    />
  )
}

/** Why a measure is removed, and what follows. */
export function RemoveModal({ store, measure, onClose }: MeasureDialogProps) {
  const send = (reason: string) => store.remove(measure, reason)
  return (
    <ReasonModal
      title={texts.removeTitle}
      save={texts.remove}
      said={texts.removeWarning}
      {...{ send, onClose }}
    />
  )
}

type Props = {
  readonly title: string
  readonly save: string
  readonly said: string
  readonly send: (reason: string) => Promise<Messages>
  readonly onClose: () => void
}

function ReasonModal({ said, send, ...dialog }: Props) {
  const [reason, setReason] = useState('')
  return (
    <MeasureModal {...dialog} fields={['reason']} send={() => send(reason)}>
      {(messages) => (
        <>
          <p>{said}</p>
          <Textarea
            data-autofocus
            label={texts.fields.reason}
            autosize
            minRows={2}
            maxLength={500}
            value={reason}
            error={messages.reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </>
      )}
    </MeasureModal>
  )
}
