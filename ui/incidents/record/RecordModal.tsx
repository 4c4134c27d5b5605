import '#ui/kit/form-styles.ts'
import '#ui/kit/modal-styles.ts'
import { Button, Group, Modal } from '@mantine/core'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect, useState } from 'react'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { useUnsavedChanges } from '#ui/kit/dialogs/use-unsaved-changes.tsx'
import { focusRefused } from '#ui/kit/forms/ErrorSummary.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { CircumstanceFields } from '../CircumstanceFields.tsx'
import styles from '../Incidents.module.css'
import { InjuredFields } from '../injured/InjuredFields.tsx'
import { findFirstRefused } from '../injured/refused-fields.ts'
import { incidentTexts as texts } from '../texts.ts'
import { recordStore } from './record-store.ts'
import { recordTexts } from './texts.ts'

type Props = { readonly onClose: () => void; readonly onRecorded: (id: IncidentId) => void }

/** Who was injured, how badly, when and where. */
export const RecordModal = observer(function RecordModal({ onClose, onRecorded }: Props) {
  const store = useService(recordStore)
  const { show } = useService(notices)
  const [recorded, setRecorded] = useState<IncidentId | null>(null)
  useEffect(() => void store.open(), [store])
  const save = async (): Promise<boolean> => {
    const id = await store.save()
    if (id === null) {
      focusRefused(findFirstRefused(store.messages))
      return false
    }
    setRecorded(id)
    show(recordTexts.recorded)
    return true
  }
  const { question, leave, ways } = useUnsavedChanges(store.dirty && recorded === null, save)
  useEffect(() => {
    if (recorded !== null) onRecorded(recorded)
  }, [recorded, onRecorded])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <>
      <Modal opened {...ways(onClose)} title={recordTexts.recordTitle}>
        <form noValidate onSubmit={submit}>
          {store.messages.form !== undefined && (
            <p role="alert" className={styles.refusal}>
              {store.messages.form}
            </p>
          )}
          <InjuredFields store={store.injured} messages={store.messages} onEdit={() => store.type({})} />
          <div className={styles.fields}>
            <CircumstanceFields typed={store.typed} messages={store.messages} onType={store.type} />
          </div>
          <Group gap="sm" mt="lg">
            <Button type="submit" color="red" loading={store.busy}>
              {recordTexts.record}
            </Button>
            <Button variant="default" onClick={() => leave(onClose)}>
              {texts.cancel}
            </Button>
          </Group>
        </form>
      </Modal>
      {question}
    </>
  )
})
