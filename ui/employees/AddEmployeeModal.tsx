import { joinFullName, namePosition } from '@osh/core/employees/employee.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { nameCardPath } from '#ui/employee-card/card-tabs.ts'
import '#ui/kit/modal-styles.ts'
import { Button, Modal } from '@mantine/core'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useReread } from '#ui/app/session/use-reread.ts'
import { useUnsavedChanges } from '#ui/kit/dialogs/use-unsaved-changes.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { type AddEmployeeStore, addEmployeeStore } from './add-employee-store.ts'
import { EmployeeErrors, focusFirstWrong } from './EmployeeErrors.tsx'
import styles from './EmployeeFields.module.css'
import { EmployeeFields } from './EmployeeFields.tsx'
import { type StaffChoices, staffChoices } from './staff-choices.ts'
import { employeeTexts } from './texts.ts'

const texts = employeeTexts.addForm

type Props = {
  readonly onClose: () => void
  /** One more employee is stored: lists read them again. */
  readonly onAdded: () => void
}

/** Adds employees, one after another. */
export default observer(function AddEmployeeModal({ onClose, onAdded }: Props) {
  const store = useService(addEmployeeStore)
  const choices = useService(staffChoices)
  useEffect(() => void choices.open(), [choices])
  useReread(choices.open)
  const save = async (): Promise<boolean> => {
    const saved = await store.save()
    if (saved) onAdded()
    else if (store.doubles.length === 0) focusFirstWrong(store.messages)
    return saved
  }
  const { question, leave, ways } = useUnsavedChanges(store.dirty, save)
  const close = () => leave(onClose)
  return (
    <>
      <Modal
        opened
        size={800}
        {...ways(onClose, choices.state.is === 'ready' && store.added === null)}
        title={texts.title}
      >
        <Loaded state={choices.state} onRetry={() => void choices.open()} rows={8}>
          {() => <Content {...{ store, choices, onClose }} onSave={save} onCancel={close} />}
        </Loaded>
      </Modal>
      {question}
    </>
  )
})

type ContentProps = FormProps & Pick<Props, 'onClose'>

/** The form, or what to do after it. */
const Content = observer(function Content({ onClose, ...form }: ContentProps) {
  return form.store.added ? <Added store={form.store} onClose={onClose} /> : <Form {...form} />
})

type FormProps = {
  readonly store: AddEmployeeStore
  readonly choices: StaffChoices
  readonly onSave: () => Promise<boolean>
  readonly onCancel: () => void
}

const Form = observer(function Form({ store, choices, onSave, onCancel }: FormProps) {
  const { input, messages, today, busy, pending } = store
  useEffect(() => document.getElementById('lastName')?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onSave()
  }
  return (
    <form noValidate onSubmit={submit}>
      <EmployeeErrors messages={messages} />
      <EmployeeFields {...{ input, messages, choices, pending, today }} onChange={store.set} />
      <Doubles store={store} />
      <div className={styles.footer}>
        <Button type="submit" loading={busy}>
          {store.doubles.length > 0 ? texts.saveSecond : texts.save}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
})

const Doubles = observer(function Doubles({ store }: { readonly store: AddEmployeeStore }) {
  return (
    <div role="status">
      {store.doubles.length > 0 && (
        <p className={styles.warning}>
          {texts.double}{' '}
          {store.doubles.map((one, i) => (
            <span key={one.id}>
              {i > 0 && ', '}
              <Link to={nameCardPath(one.id, 'main')} target="_blank" rel="noopener">
                {joinFullName(one)}
              </Link>
              {`, ${formatDate(one.birthDate)}, ${namePosition(one)}`}
              {one.dismissalDate && `, ${employeeTexts.dismissed(one.sex, formatDate(one.dismissalDate))}`}
            </span>
          ))}
          . {texts.doubleHint}
        </p>
      )}
    </div>
  )
})

type AddedProps = { readonly store: AddEmployeeStore; readonly onClose: () => void }

const Added = observer(function Added({ store, onClose }: AddedProps) {
  return (
    <>
      <p role="status" className={styles.added}>
        {texts.added(store.addedName)}
      </p>
      <p>{texts.next}</p>
      <div className={styles.footer}>
        <Button autoFocus onClick={store.beginAnother}>
          {texts.more}
        </Button>
        <Button variant="default" component={Link} to={`/employees/:${store.added?.id}/main`}>
          {texts.toCard}
        </Button>
        <Button variant="default" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </>
  )
})
