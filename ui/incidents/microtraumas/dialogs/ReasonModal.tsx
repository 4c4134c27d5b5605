import { Textarea } from '@mantine/core'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import styles from '../../Incidents.module.css'
import { microtraumaTexts as texts } from '../texts.ts'
import { type CardDialogProps, useChange } from './card-dialog.ts'
import { FormModal } from './FormModal.tsx'

/** Annuls the record; it says why. */
export function AnnulMicrotrauma({ store, microtrauma, onClose }: CardDialogProps) {
  return (
    <Reason
      field="reason"
      title={texts.annulTitle}
      save={texts.annul}
      hint={texts.annulHint}
      send={(reason) => store.annul(microtrauma, reason)}
      onClose={onClose}
    />
  )
}

/** Takes the review back; it says why. */
export function TakeBackModal(props: CardDialogProps) {
  const change = useChange(props)
  return (
    <Reason
      field="reopenedBecause"
      title={texts.takeBackTitle}
      save={texts.takeBack}
      send={(reopenedBecause) => change({ review: null, reopenedBecause })}
      onClose={props.onClose}
    />
  )
}

type Props = {
  readonly field: 'reason' | 'reopenedBecause'
  readonly title: string
  readonly save: string
  readonly hint?: string
  readonly send: (reason: string) => Promise<Messages>
  readonly onClose: () => void
}

const Reason = ({ field, title, save, hint, send, onClose }: Props) => (
  <FormModal
    title={title}
    save={save}
    begin={{ reason: '' }}
    fields={[field]}
    send={({ reason }) => send(reason)}
    onStored={onClose}
    onClose={onClose}
  >
    {(typed, type, messages) => (
      <>
        {hint !== undefined && <p className={styles.muted}>{hint}</p>}
        <Textarea
          id={field}
          data-autofocus
          label={texts.fields[field]}
          autosize
          minRows={2}
          maxLength={500}
          value={typed.reason}
          error={messages[field]}
          onChange={({ currentTarget }) => type({ reason: currentTarget.value })}
        />
      </>
    )}
  </FormModal>
)
