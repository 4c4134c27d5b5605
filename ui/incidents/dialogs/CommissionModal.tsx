import { ActionIcon, Button, TextInput } from '@mantine/core'
import type { CommissionMember } from '@osh/core/incidents/incident.ts'
import { deriveIncidentDegree } from '@osh/core/incidents/severity.ts'
import { degreePlans } from '@osh/core/norms/accidents/investigation-steps.ts'
import { IconX } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useState } from 'react'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from '../Incidents.module.css'
import { incidentTexts as texts } from '../texts.ts'
import { ChangeModal, type DialogProps } from './ChangeModal.tsx'
import { type CommissionStore, commissionStore } from './commission-store.ts'
import { dialogTexts } from './texts.ts'
import { useChange } from './use-change.ts'

/** Who investigates, by which order. */
export const CommissionModal = observer(function CommissionModal({ store, incident, onClose }: DialogProps) {
  const form = useService(commissionStore)
  const { messages, busy, submit } = useChange(store, onClose)
  useEffect(() => void form.open(incident), [form, incident])
  return (
    <ChangeModal
      title={dialogTexts.commissionTitle}
      fields={['orderNumber', 'orderDate', 'members', 'chargedWithSafety']}
      submit={submit(() => form.patch)}
      {...{ messages, busy, onClose }}
    >
      <p className={`${styles.muted} ${styles.commission}`}>
        {degreePlans[deriveIncidentDegree(incident)].commission}
      </p>
      <div className={styles.pair}>
        <TextInput
          data-autofocus
          label={dialogTexts.orderNumber}
          maxLength={50}
          value={form.orderNumber}
          error={messages.orderNumber}
          onChange={({ currentTarget }) => form.type({ orderNumber: currentTarget.value })}
        />
        <DateField
          label={dialogTexts.orderDate}
          value={form.orderDate}
          error={messages.orderDate}
          onChange={(orderDate) => form.type({ orderDate })}
        />
      </div>
      <People chaired people={form.people} onRemove={form.remove} />
      <SelectField
        openOnFocus={false}
        label={dialogTexts.member}
        limit={200}
        choices={form.choices}
        value={null}
        error={messages.members}
        onChange={(id) => id !== null && form.addEmployee(id)}
      />
      <Outsider form={form} />
      <p className={styles.muted}>{dialogTexts.odd}</p>
      <Charged form={form} error={messages.chargedWithSafety} />
    </ChangeModal>
  )
})

type Part = { readonly form: CommissionStore }

/** Who is charged with safety at the site: no one of them investigates. */
const Charged = observer(function Charged({ form, error }: Part & { readonly error: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{dialogTexts.charged}</legend>
      <p className={styles.muted}>{dialogTexts.chargedHint}</p>
      <People people={form.charged ?? []} onRemove={form.removeCharged} />
      <SelectField
        openOnFocus={false}
        label={dialogTexts.addCharged}
        limit={200}
        choices={form.choices}
        value={null}
        error={error}
        onChange={(id) => id !== null && form.addCharged(id)}
      />
    </fieldset>
  )
})

type Listed = {
  readonly people: readonly CommissionMember[]
  readonly onRemove: (at: number) => void
  /** The first one is the chair. */
  readonly chaired?: boolean
}

function People({ people, onRemove, chaired = false }: Listed) {
  if (people.length === 0) return null
  return (
    <ul className={styles.people}>
      {people.map(({ employeeId, fullName, post }, at) => (
        <li key={employeeId ?? `${fullName}/${post}`}>
          <span>
            {chaired && at === 0 && <small>{dialogTexts.chair}: </small>}
            {fullName} <small>{post}</small>
          </span>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={texts.fields.remove(fullName)}
            onClick={() => onRemove(at)}
          >
            <IconX size={16} stroke={1.6} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  )
}

const Outsider = observer(function Outsider({ form }: Part) {
  const [fullName, setFullName] = useState('')
  const [post, setPost] = useState('')
  const add = () => {
    form.addOutsider(fullName.trim(), post.trim())
    setFullName('')
    setPost('')
  }
  return (
    <div className={styles.outsider}>
      <TextInput
        label={dialogTexts.outsideMember}
        maxLength={255}
        value={fullName}
        onChange={({ currentTarget }) => setFullName(currentTarget.value)}
      />
      <TextInput
        label={dialogTexts.outsidePost}
        maxLength={255}
        value={post}
        onChange={({ currentTarget }) => setPost(currentTarget.value)}
      />
      <Button variant="default" size="xs" disabled={fullName.trim() === ''} onClick={add}>
        {texts.fields.add}
      </Button>
    </div>
  )
})
