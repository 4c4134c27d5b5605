import '#ui/kit/form-styles.ts'
import { Button, Checkbox, TextInput } from '@mantine/core'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { findLatestDutyDay, type RequiredSection } from '@osh/core/incidents/duties/required-duty.ts'
import type { Incident } from '@osh/core/incidents/incident.ts'
import { describeDutyTerm, requiredDutyWords } from '@osh/core/wording/accidents/required-duties.ts'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect, useState } from 'react'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import { nameChoice, SelectField } from '#ui/kit/forms/SelectField.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { ChangeModal } from '../dialogs/ChangeModal.tsx'
import shared from '../Incidents.module.css'
import { listPeopleChoices } from '../people-choices.ts'
import styles from './Duties.module.css'
import type { DutyStore } from './duty-store.ts'
import { dutyTexts as texts } from './texts.ts'

type Props = {
  readonly store: DutyStore
  readonly incident: Incident
  readonly section: RequiredSection
  readonly onRequired: () => void
  readonly onClose: () => void
}

/** Whom something is given that the accident requires, and by when: those whom the records mean are ticked. */
export const DutyModal = observer(function DutyModal(props: Props) {
  const { store, incident, section, onRequired, onClose } = props
  const { show } = useService(notices)
  const [messages, setMessages] = useState<Messages>({})
  const [busy, setBusy] = useState(false)
  const [deadline, setDeadline] = useState(findLatestDutyDay(section, incident))
  const [trainingName, setTrainingName] = useState<string>(texts.usualTraining)
  /** Those whom the person has put in or taken out, over what the records say. */
  const [own, setOwn] = useState<ReadonlyMap<EmployeeId, boolean>>(new Map())
  useEffect(() => void store.readStaff(), [store])
  const meant = store.listMeant(section, incident)
  const offered = [...new Set([...meant, ...own.keys()])]
  const employeeIds = offered.filter((id) => own.get(id) ?? true)
  const send = async () => {
    setBusy(true)
    const given = { section, employeeIds, deadline: deadline ?? '' }
    const refused = await store.require(incident, section === 'training' ? { ...given, trainingName } : given)
    setBusy(false)
    setMessages(refused)
    if (Object.keys(refused).length > 0) return
    show(texts.saved)
    onRequired()
    onClose()
  }
  const { name, when, basis } = requiredDutyWords[section]
  return (
    <ChangeModal
      title={name}
      save={texts.give}
      fields={['deadline', 'trainingName']}
      submit={(event: FormEvent) => {
        event.preventDefault()
        void send()
      }}
      {...{ messages, onClose }}
      busy={busy || store.staff.is === 'pending'}
    >
      <p className={shared.muted}>
        {when !== '' && `${when}. `}
        {basis}
      </p>
      {section === 'training' && (
        <TextInput
          label={texts.trainingName}
          maxLength={500}
          value={trainingName}
          error={messages.trainingName}
          onChange={({ currentTarget }) => setTrainingName(currentTarget.value)}
        />
      )}
      <div className={shared.pair}>
        <DateField
          data-autofocus
          label={texts.deadline}
          description={describeDutyTerm(section, incident)}
          value={deadline}
          error={messages.deadline}
          onChange={setDeadline}
        />
      </div>
      <People
        {...{ store, section, offered }}
        chosen={employeeIds}
        onChoose={(changes) => setOwn((known) => new Map([...known, ...changes]))}
      />
    </ChangeModal>
  )
})

type PeopleProps = {
  readonly store: DutyStore
  readonly section: RequiredSection
  readonly offered: readonly EmployeeId[]
  readonly chosen: readonly EmployeeId[]
  readonly onChoose: (changes: readonly (readonly [EmployeeId, boolean])[]) => void
}

const People = observer(function People({ store, section, offered, chosen, onChoose }: PeopleProps) {
  if (store.staff.is === 'failed') return <p role="alert">{texts.staffFailed}</p>
  if (store.staff.is !== 'ready') return null
  const has = new Set([...offered, ...store.listGiven(section).map(({ employeeId }) => employeeId)])
  const people = listPeopleChoices(store.staff.value, store.departments)
  const labels = new Map(people.map((one) => [one.value, nameChoice(one)]))
  const others = people.filter(({ value }) => !has.has(value))
  const ticked = new Set(chosen)
  const set = (isChosen: boolean) => onChoose(offered.map((id) => [id, isChosen]))
  return (
    <>
      <fieldset className={styles.field}>
        <legend>{texts.people}</legend>
        <p className={shared.muted}>{offered.length === 0 ? texts.noOne : texts.chosen(chosen.length)}</p>
        {offered.length > 1 && (
          <div className={styles.choose}>
            <Button variant="subtle" size="xs" onClick={() => set(true)}>
              {texts.all}
            </Button>
            <Button variant="subtle" size="xs" onClick={() => set(false)}>
              {texts.none}
            </Button>
          </div>
        )}
        {offered.length > 0 && (
          <div className={styles.people}>
            {offered.map((id) => (
              <Checkbox
                key={id}
                label={labels.get(id) ?? ''}
                checked={ticked.has(id)}
                onChange={({ currentTarget }) => onChoose([[id, currentTarget.checked]])}
              />
            ))}
          </div>
        )}
      </fieldset>
      <SelectField
        label={texts.add}
        limit={200}
        choices={others}
        value={null}
        onChange={(id) => id !== null && onChoose([[id, true]])}
      />
    </>
  )
})
