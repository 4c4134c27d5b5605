import { Textarea, TextInput } from '@mantine/core'
import styles from '../../Incidents.module.css'
import { microtraumaTexts as texts } from '../texts.ts'
import { type CardDialogProps, useChange } from './card-dialog.ts'
import { FormModal } from './FormModal.tsx'

/** Extends the term of the review with the reason; no days take the extension back. */
export function ExtensionModal(props: CardDialogProps) {
  const { microtrauma, onClose } = props
  const { extension } = microtrauma
  const change = useChange(props)
  const send = ({ days, reason }: { days: string; reason: string }) =>
    change({ extension: days.trim() === '' && extension !== null ? null : { days, reason } })
  return (
    <FormModal
      title={texts.extendTitle}
      begin={{ days: String(extension?.days ?? ''), reason: extension?.reason ?? '' }}
      fields={['days', 'reason']}
      send={send}
      onStored={onClose}
      onClose={onClose}
    >
      {(typed, type, messages) => (
        <>
          <p className={styles.muted}>{texts.extendHint}</p>
          <TextInput
            id="days"
            data-autofocus
            label={texts.fields.days}
            inputMode="numeric"
            maxLength={3}
            value={typed.days}
            error={messages.days}
            onChange={({ currentTarget }) => type({ days: currentTarget.value })}
          />
          <Textarea
            id="reason"
            label={texts.fields.reason}
            autosize
            minRows={2}
            maxLength={500}
            value={typed.reason}
            error={messages.reason}
            onChange={({ currentTarget }) => type({ reason: currentTarget.value })}
          />
        </>
      )}
    </FormModal>
  )
}
