import '#ui/kit/form-styles.ts'
import '#ui/kit/modal-styles.ts'
import { ActionIcon, Button, Group, Modal, TextInput } from '@mantine/core'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import { degrees } from '@osh/core/norms/accidents/degree.ts'
import { degreeWords } from '@osh/core/wording/incidents.ts'
import { IconX } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect, useState } from 'react'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { useUnsavedChanges } from '#ui/kit/dialogs/use-unsaved-changes.tsx'
import { focusRefused } from '#ui/kit/forms/ErrorSummary.tsx'
import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { CircumstanceFields } from '../CircumstanceFields.tsx'
import styles from '../Incidents.module.css'
import { incidentTexts as texts } from '../texts.ts'
import { type RecordStore, recordStore } from './record-store.ts'
import { recordTexts } from './texts.ts'

const choices = degrees.map((value) => ({ value, label: degreeWords[value] }))
const order = ['injured', 'degree', 'date', 'time', 'timeZone', 'place', 'description'] as const

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
      focusRefused(order.find((field) => store.messages[field] !== undefined))
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
          <Injured store={store} />
          <Circumstances store={store} />
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

type Part = { readonly store: RecordStore }

const Injured = observer(function Injured({ store }: Part) {
  return (
    <>
      {store.injured.length > 0 && (
        <ul className={styles.people}>
          {store.injured.map(({ fullName, employeeId, employer }, at) => (
            <li key={employeeId ?? `${fullName}/${employer}`}>
              <span>
                {fullName}
                {employeeId === null && <small> {recordTexts.outsider(employer)}</small>}
              </span>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={texts.fields.remove(fullName)}
                onClick={() => store.remove(at)}
              >
                <IconX size={16} stroke={1.6} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <SelectField
        id="injured"
        data-autofocus
        openOnFocus={false}
        label={texts.fields.injured}
        limit={200}
        choices={store.choices}
        value={null}
        error={store.messages.injured}
        onChange={(id) => id !== null && store.addEmployee(id)}
      />
      <Outsider store={store} />
    </>
  )
})

const Outsider = observer(function Outsider({ store }: Part) {
  const [opened, setOpened] = useState(false)
  const [fullName, setFullName] = useState('')
  const [employer, setEmployer] = useState('')
  if (!opened)
    return (
      <Button variant="subtle" size="xs" mt={4} onClick={() => setOpened(true)}>
        {texts.fields.addOutsider}
      </Button>
    )
  const add = () => {
    store.addOutsider(fullName.trim(), employer.trim())
    setFullName('')
    setEmployer('')
    setOpened(false)
  }
  return (
    <div className={styles.outsider}>
      <TextInput
        label={texts.fields.outsiderName}
        maxLength={255}
        value={fullName}
        onChange={({ currentTarget }) => setFullName(currentTarget.value)}
      />
      <TextInput
        label={texts.fields.employer}
        maxLength={255}
        value={employer}
        onChange={({ currentTarget }) => setEmployer(currentTarget.value)}
      />
      <Button variant="default" size="xs" disabled={fullName.trim() === ''} onClick={add}>
        {texts.fields.add}
      </Button>
    </div>
  )
})

const Circumstances = observer(function Circumstances({ store }: Part) {
  const { typed, messages } = store
  return (
    <div className={styles.fields}>
      <SelectField
        id="degree"
        label={texts.degree}
        searchable={false}
        clearable={false}
        choices={choices}
        value={typed.degree}
        error={messages.degree}
        onChange={(degree) => degree !== null && store.type({ degree })}
      />
      <CircumstanceFields typed={typed} messages={messages} onType={store.type} />
    </div>
  )
})
