import { printPeriodicity } from '@osh/core/deadlines/periodicity.ts'
import { needsDate } from '@osh/core/obligations/entering/obligation-input.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { OptionalLabel } from '#ui/kit/forms/OptionalLabel.tsx'
import '#ui/kit/modal-styles.ts'
import '#ui/kit/form-styles.ts'
import { Button, Modal, TextInput } from '@mantine/core'
import type { Employee } from '@osh/core/employees/employee.ts'
import type { StandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import { findRules, type Section } from '@osh/core/sections/section.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { observer } from 'mobx-react-lite'
import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { useUnsavedChanges } from '#ui/kit/dialogs/use-unsaved-changes.tsx'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import { focusField } from '#ui/kit/forms/ErrorSummary.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import styles from './Obligation.module.css'
import { type ObligationFormStore, obligationFormStore } from './obligation-form-store.ts'
import { RuleField } from './RuleField.tsx'
import { SubjectFields } from './SubjectFields.tsx'
import { obligationTexts as texts } from './texts.ts'
import { type Dated, dateAll, useDoubtfulDays } from './use-doubtful-days.tsx'

type Props = {
  readonly section: Section
  readonly employee: Dated & Pick<Employee, 'id'>
  /** Null for a new one. */
  readonly obligation: StandingObligation | null
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** What the employee has to do, how often, and from when on. */
export const ObligationModal = observer(function ObligationModal(props: Props) {
  const { section, employee, obligation, onClose, onSaved } = props
  const store = useService(obligationFormStore)
  const { show } = useService(notices)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => void store.open(section, employee, obligation), [store, section, employee, obligation])
  const doubts = useDoubtfulDays()
  const save = async (): Promise<boolean> => {
    if (!(await doubts.ask(dateAll(store.changedDate, [employee])))) return false
    const saved = await store.save(employee.id)
    if (!saved) {
      focusFirst(form.current, store)
      return false
    }
    show(obligation ? texts.saved : texts.added)
    onSaved()
    onClose()
    return true
  }
  const { question, leave, ways } = useUnsavedChanges(store.dirty && !store.busy, save)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  const title = obligation ? texts.changeTitle : texts.addTitle(findRules(section).words.name)
  return (
    <>
      <Modal opened {...ways(onClose, store.state.is === 'ready')} title={title}>
        <Loaded state={store.state} rows={4} onRetry={() => void store.open(section, employee, obligation)}>
          {() => (
            <form ref={form} noValidate onSubmit={submit}>
              <FocusFirst form={form} />
              <Fields store={store} isNew={obligation === null} />
              <div className={styles.footer}>
                <Button type="submit" loading={store.busy}>
                  {obligation ? texts.save : texts.create}
                </Button>
                <Button variant="default" onClick={() => leave(onClose)}>
                  {texts.cancel}
                </Button>
              </div>
            </form>
          )}
        </Loaded>
      </Modal>
      {question}
      {doubts.question}
    </>
  )
})

/** The fields come after the dialog has taken the focus. */
function FocusFirst({ form }: { readonly form: RefObject<HTMLFormElement | null> }) {
  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), [form])
  return null
}

function focusFirst(form: HTMLFormElement | null, { messages }: ObligationFormStore): void {
  const inputs = [...(form?.querySelectorAll<HTMLElement>('input[id]') ?? [])]
  const first = inputs.find(({ id }) => messages[id] !== undefined)
  if (first && isDay(first.id)) first.scrollIntoView({ block: 'center' })
  else if (first) focusField(first.id)
}

/** A day's calendar opens with the focus, over the message. */
const isDay = (id: string): boolean => id === 'date' || id === 'deadline'

type FieldsProps = { readonly store: ObligationFormStore; readonly isNew: boolean }

const Fields = observer(function Fields({ store, isNew }: FieldsProps) {
  const { section, input, messages, type, warning, today } = store
  const text = (field: string) => String(input[field] ?? '')
  return (
    <div className={styles.fields}>
      {messages.form !== undefined && (
        <p role="alert" className={styles.refusal}>
          {messages.form}
        </p>
      )}
      <SubjectFields
        section={section}
        value={input}
        messages={messages}
        ownNames={store.names}
        withEvent={isNew}
        onChange={type}
      />
      <div role="status">
        {store.already !== null && (
          <p className={styles.warning}>{texts.already(describeAlready(store.already))}</p>
        )}
      </div>
      <TextInput
        id="periodicity"
        label={texts.periodicity}
        description={texts.periodicityHint}
        autoComplete="off"
        value={text('periodicity')}
        error={messages.periodicity}
        onChange={(event) => type({ periodicity: event.currentTarget.value })}
      />
      <div role="status">{warning !== null && <p className={styles.warning}>{warning}</p>}</div>
      <DateField
        id="date"
        label={needsDate(input) ? store.labels.date : <OptionalLabel of={store.labels.date} />}
        description={texts.dateHint}
        clearable={isNew}
        max={today}
        value={input.date as LocalDate | null}
        error={messages.date}
        onChange={(date) => type({ date })}
      />
      <DateField
        id="deadline"
        label={<OptionalLabel of={store.labels.deadline} />}
        description={texts.deadlineHint}
        clearable
        value={input.deadline as LocalDate | null}
        error={messages.deadline}
        onChange={(deadline) => type({ deadline })}
      />
      <RuleField store={store} />
    </div>
  )
})

const describeAlready = ({ deadline, periodicity }: StandingObligation): string =>
  deadline === null ? printPeriodicity(periodicity) : texts.until(formatDate(deadline))
