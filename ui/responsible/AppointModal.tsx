import '#ui/kit/form-styles.ts'
import '#ui/kit/modal-styles.ts'
import { Button, Checkbox, Modal, TextInput } from '@mantine/core'
import { IconFilePlus } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { useAgain } from '#ui/kit/connection/use-again.ts'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { useUnsavedChanges } from '#ui/kit/dialogs/use-unsaved-changes.tsx'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import { ErrorSummary, focusRefused } from '#ui/kit/forms/ErrorSummary.tsx'
import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import type { AppointStore } from './appoint-store.ts'
import styles from './Responsible.module.css'
import { responsibleTexts as texts } from './texts.ts'

type Props = {
  readonly store: AppointStore
  /** Null where the role has no form of an order. */
  readonly onMakeOrder: (() => void) | null
  readonly onClose: () => void
  readonly onAppointed: () => void
}

/** Whom, and by which order. */
export const AppointModal = observer(function AppointModal(props: Props) {
  const { store, onMakeOrder, onClose, onAppointed } = props
  const { show } = useService(notices)
  const [done, setDone] = useState(false)
  const save = async (): Promise<boolean> => {
    const saved = await store.save()
    if (!saved) {
      focusRefused(findFirstWrong(store))
      return false
    }
    setDone(true)
    show(texts.appointed)
    onAppointed()
    return true
  }
  const { question, leave, ways } = useUnsavedChanges(store.dirty && !done, save)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save().then((saved) => saved && onClose())
  }
  const { role, holder } = store
  return (
    <>
      <Modal opened {...ways(onClose)} title={nameDialog(store)}>
        {role && <p className={styles.about}>{role.name}</p>}
        <form noValidate onSubmit={submit}>
          <Refusal store={store} />
          <div className={styles.fields}>
            {role === null && <RolesField store={store} />}
            <WhoField store={store} />
            <TrainingNote store={store} />
            <OrderFields store={store} />
            {onMakeOrder !== null && !store.notRequired && (
              <div className={styles.making}>
                <Button
                  variant="default"
                  size="xs"
                  leftSection={<IconFilePlus size={16} stroke={1.6} aria-hidden />}
                  onClick={onMakeOrder}
                >
                  {texts.makeOrder}
                </Button>
                <span className={styles.second}>{texts.makeOrderHint}</span>
              </div>
            )}
          </div>
          <div className={styles.footer}>
            <Button
              type="submit"
              loading={store.busy}
              data-autofocus={store.employeeId !== null || undefined}
            >
              {holder === null ? texts.appoint : texts.reassign}
            </Button>
            <Button variant="default" onClick={() => leave(onClose)}>
              {texts.cancel}
            </Button>
          </div>
        </form>
      </Modal>
      {question}
    </>
  )
})

const nameDialog = ({ role, holder }: AppointStore): string => {
  if (role === null) return texts.appointSeveral
  return holder === null ? texts.appoint : texts.reassign
}

/** None where the refusal is of the whole form. */
function findFirstWrong({
  messages,
  isOrderUnfilled,
  orderNumber,
  orderDate,
}: AppointStore): string | undefined {
  if (messages.employeeId !== undefined) return 'employeeId'
  if (!isOrderUnfilled) return undefined
  if (orderNumber.trim() === '') return 'orderNumber'
  return orderDate === null ? 'orderDate' : undefined
}

const Refusal = observer(function Refusal({ store }: { readonly store: AppointStore }) {
  const { employeeId, roleIds, ...others } = store.messages
  const said = [...(roleIds === undefined ? [] : [texts.chooseRoles]), ...Object.values(others)].join(' ')
  return said === '' ? null : <ErrorSummary title={said} fields={[]} />
})

/** Which of the roles that no one holds the employee gets. */
const RolesField = observer(function RolesField({ store }: { readonly store: AppointStore }) {
  const { offered, chosen } = store
  return (
    <Checkbox.Group
      label={texts.severalRoles}
      description={texts.chosen(chosen.length, offered.length)}
      value={chosen.map(String)}
      onChange={(ids) => store.choose(offered.flatMap(({ id }) => (ids.includes(String(id)) ? id : [])))}
    >
      <div className={styles.offered}>
        {offered.map(({ id, name }) => (
          <Checkbox key={id} value={String(id)} label={name} />
        ))}
      </div>
    </Checkbox.Group>
  )
})

const WhoField = observer(function WhoField({ store }: { readonly store: AppointStore }) {
  const { choices, people, messages } = store
  useAgain(people, () => void store.readPeople())
  if (people.is === 'ready' && choices.length === 0)
    return (
      <p>
        {texts.noOne} <Link to="/employees">{texts.addEmployees}</Link>
      </p>
    )
  return (
    <SelectField
      id="employeeId"
      data-autofocus={store.employeeId === null || undefined}
      label={texts.employee}
      limit={200}
      choices={choices}
      value={store.employeeId}
      error={messages.employeeId ?? (people.is === 'failed' && texts.peopleFailed)}
      onChange={(employeeId) => store.set({ employeeId })}
    />
  )
})

/** Warned of, and appointed all the same: the training may be under way. */
const TrainingNote = observer(function TrainingNote({ store }: { readonly store: AppointStore }) {
  return (
    <div role="status">
      {store.warning !== '' && (
        <p className={styles.warning}>
          {store.warning}. <Link to={`/employees/:${store.employeeId}/training`}>{texts.openTraining}</Link>
        </p>
      )}
    </div>
  )
})

const OrderFields = observer(function OrderFields({ store }: { readonly store: AppointStore }) {
  const { notRequired, orderNumber, orderDate, isOrderUnfilled, roles } = store
  return (
    <>
      <div className={styles.pair}>
        <TextInput
          id="orderNumber"
          label={texts.orderNumber}
          maxLength={30}
          autoComplete="off"
          disabled={notRequired}
          value={orderNumber}
          error={isOrderUnfilled && orderNumber.trim() === ''}
          onChange={(event) => store.set({ orderNumber: event.currentTarget.value })}
        />
        <DateField
          id="orderDate"
          label={texts.orderDate}
          disabled={notRequired}
          value={orderDate}
          error={(isOrderUnfilled && orderDate === null) || undefined}
          onChange={(orderDate) => store.set({ orderDate })}
        />
      </div>
      {roles.length > 0 && roles.every(({ orderRequired }) => !orderRequired) && (
        <Checkbox
          label={texts.notRequired}
          checked={notRequired}
          onChange={(event) => store.setNotRequired(event.currentTarget.checked)}
        />
      )}
    </>
  )
})
