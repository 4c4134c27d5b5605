import { describeTaken } from '@osh/core/wording/accidents/taken-with-injured.ts'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect, useState } from 'react'
import { ConfirmModal } from '#ui/kit/dialogs/ConfirmModal.tsx'
import { focusRefused } from '#ui/kit/forms/ErrorSummary.tsx'
import { wordMessagesByRow } from '#ui/kit/forms/refused-fields.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { CircumstanceFields } from '../CircumstanceFields.tsx'
import styles from '../Incidents.module.css'
import { InjuredFields } from '../injured/InjuredFields.tsx'
import { findFirstRefused, listAccidentFields } from '../injured/refused-fields.ts'
import { ChangeModal, type DialogProps } from './ChangeModal.tsx'
import { detailsStore } from './details-store.ts'
import { dialogTexts as texts } from './texts.ts'
import { useChange } from './use-change.ts'

/** Corrects what was recorded of the accident: who was injured, how badly, when and where. */
export const DetailsModal = observer(function DetailsModal({ store, incident, onClose }: DialogProps) {
  const details = useService(detailsStore)
  const { injured, typed, taken, meanwhile } = details
  const [known] = useState(incident)
  const [asking, setAsking] = useState(false)
  const { messages, busy, send, forget } = useChange(store, onClose, wordMessagesByRow)
  useEffect(() => void details.open(known), [details, known])
  const save = async (): Promise<boolean> => {
    const refused = await send(details.patch)
    if (store.incident) details.meet(store.incident)
    const isStored = Object.keys(refused).length === 0
    if (!isStored) focusRefused(findFirstRefused(refused))
    return isStored
  }
  const askAndSave = async (): Promise<boolean> => {
    injured.addOutsider()
    if (details.taken.length === 0) return save()
    setAsking(true)
    return false
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void askAndSave()
  }
  if (!typed) return null
  return (
    <>
      <ChangeModal
        title={texts.detailsTitle}
        fields={listAccidentFields(messages)}
        guard={{ dirty: details.dirty, save: askAndSave }}
        {...{ messages, busy, submit, onClose }}
      >
        {meanwhile.length > 0 && <Sentences title={texts.meanwhile} of={meanwhile} />}
        <p className={styles.muted}>{texts.detailsHint}</p>
        <InjuredFields store={injured} messages={messages} onEdit={forget} />
        <CircumstanceFields
          typed={typed}
          messages={messages}
          onType={(changes) => {
            details.type(changes)
            forget()
          }}
        />
      </ChangeModal>
      <ConfirmModal
        opened={asking}
        title={texts.takenTitle}
        confirm={texts.take}
        cancel={texts.keep}
        destructive
        onConfirm={() => {
          setAsking(false)
          void save()
        }}
        onCancel={() => setAsking(false)}
      >
        <Sentences title={texts.taken} of={taken.map(describeTaken)} />
      </ConfirmModal>
    </>
  )
})

const Sentences = ({ title, of }: { readonly title: string; readonly of: readonly string[] }) => (
  <>
    <p>{title}</p>
    <ul>
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </>
)
