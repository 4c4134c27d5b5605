import { Textarea } from '@mantine/core'
import type { Incident } from '@osh/core/incidents/incident.ts'
import { observer } from 'mobx-react-lite'
import type { FormEvent, ReactNode } from 'react'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { ChangeModal, type DialogProps } from '../dialogs/ChangeModal.tsx'
import styles from '../Incidents.module.css'
import { annulmentStore } from './annulment-store.ts'
import { annulmentTexts as texts } from './texts.ts'

/** Annuls an incident: what follows, and why. */
export const AnnulModal = (props: DialogProps) => (
  <ReasonModal {...props} title={texts.title} save={texts.annul} done={texts.annulled}>
    <p>{texts.what}</p>
    <ul className={styles.follows}>
      {listFollows(props.incident).map((said) => (
        <li key={said}>{said}</li>
      ))}
    </ul>
    <p className={styles.muted}>{texts.notThis}</p>
  </ReasonModal>
)

const listFollows = ({ microtraumaId }: Incident): readonly string[] => [
  ...texts.follows,
  ...(microtraumaId === null ? [] : [texts.wasMicrotrauma]),
]

/** Takes the annulment back: what follows, and why. */
export const RestoreModal = (props: DialogProps) => (
  <ReasonModal {...props} title={texts.restoreTitle} save={texts.restore} done={texts.restored}>
    <p>{texts.restores}</p>
  </ReasonModal>
)

type Props = DialogProps & {
  readonly title: string
  readonly save: string
  readonly done: string
  readonly children: ReactNode
}

const ReasonModal = observer(function ReasonModal(props: Props) {
  const { store, incident, title, save, done, onClose, children } = props
  const typed = useService(annulmentStore)
  const { show } = useService(notices)
  const { reason, messages, busy } = typed
  const send = async (): Promise<boolean> => {
    const stored = await typed.send(incident)
    if (stored) {
      show(done)
      onClose()
      await store.open(incident.id)
    }
    return stored
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <ChangeModal
      fields={['reason']}
      guard={{ dirty: reason !== '', save: send }}
      {...{ title, save, messages, busy, submit, onClose }}
    >
      {children}
      <Textarea
        data-autofocus
        label={texts.reason}
        autosize
        minRows={2}
        maxLength={500}
        value={reason}
        error={messages.reason}
        onChange={({ currentTarget }) => typed.type(currentTarget.value)}
      />
    </ChangeModal>
  )
})
