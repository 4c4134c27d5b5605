import { ActionIcon, Button, TextInput } from '@mantine/core'
import { findMissingOutsiders } from '@osh/core/incidents/commission/missing-outsiders.ts'
import { findChairInPlace } from '@osh/core/incidents/commission/right-chair.ts'
import type { CommissionMember, Incident } from '@osh/core/incidents/incident.ts'
import { deriveIncidentDegree } from '@osh/core/incidents/severity.ts'
import type { Degree } from '@osh/core/norms/accidents/degree.ts'
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
      {form.proposed && <p className={styles.muted}>{dialogTexts.proposed}</p>}
      <People people={form.people} onRemove={form.remove} onChair={form.makeChair} />
      <Chairing form={form} injured={incident.injured} />
      <SelectField
        label={dialogTexts.member}
        limit={200}
        choices={form.choices}
        value={null}
        error={messages.members}
        onChange={(id) => id !== null && form.addEmployee(id)}
      />
      <Outsider form={form} />
      <p className={styles.muted}>{dialogTexts.odd}</p>
      <Missing form={form} degree={deriveIncidentDegree(incident)} />
      <Charged form={form} error={messages.chargedWithSafety} />
    </ChangeModal>
  )
})

type Part = { readonly form: CommissionStore }

/** Who has to chair, where the one who does is no such person. */
const Chairing = observer(function Chairing({ form, injured }: Part & Pick<Incident, 'injured'>) {
  const [chair] = form.people
  const right = chair ? findChairInPlace({ injured }, chair) : null
  return right === null ? null : (
    <p role="status" className={styles.lacks}>
      {dialogTexts.rightChairs[right]}
    </p>
  )
})

/** Who has to come from outside and is not named yet: the order may still be kept without them. */
const Missing = observer(function Missing({ form, degree }: Part & { readonly degree: Degree }) {
  const missing = findMissingOutsiders(degree, form.people)
  if (missing.length === 0) return null
  return (
    <div role="status" className={styles.lacks}>
      <p>{dialogTexts.missingOutsiders}</p>
      <ul>
        {missing.map((body) => (
          <li key={body}>{dialogTexts.outsideBodies[body]}</li>
        ))}
      </ul>
    </div>
  )
})

/** Who is charged with safety at the site: no one of them investigates. */
const Charged = observer(function Charged({ form, error }: Part & { readonly error: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{dialogTexts.charged}</legend>
      <p className={styles.muted}>{dialogTexts.chargedHint}</p>
      <People people={form.charged ?? []} onRemove={form.removeCharged} />
      <SelectField
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
  /** Where it is there the first one is the chair. */
  readonly onChair?: (at: number) => void
}

function People({ people, onRemove, onChair }: Listed) {
  if (people.length === 0) return null
  return (
    <ul className={styles.people}>
      {people.map(({ employeeId, fullName, post }, at) => (
        <li key={employeeId ?? `${fullName}/${post}`}>
          <span>
            {onChair && at === 0 && <small>{dialogTexts.chair}: </small>}
            {fullName} <small>{post}</small>
          </span>
          {onChair && at > 0 && (
            <Button
              variant="subtle"
              size="compact-xs"
              aria-label={dialogTexts.makeChairOf(fullName)}
              onClick={() => onChair(at)}
            >
              {dialogTexts.makeChair}
            </Button>
          )}
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
