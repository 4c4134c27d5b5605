import { Button } from '@mantine/core'
import type { Employee } from '@osh/core/employees/employee.ts'
import { employees } from '@osh/core/wording/employees.ts'
import { observer } from 'mobx-react-lite'
import type { FormEvent, ReactNode } from 'react'
import { type EmployeeInput, listWrongFields } from '#ui/employees/employee-input.ts'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { useUnsavedChanges } from '#ui/kit/dialogs/use-unsaved-changes.tsx'
import { ErrorSummary, focusRefused } from '#ui/kit/forms/ErrorSummary.tsx'
import { ActionBar } from '#ui/kit/page/ActionBar.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import type { EmployeeFormStore } from '../employee-form-store.ts'
import { cardTexts as texts } from '../texts.ts'
import { useCard } from '../use-card.ts'

type Props = {
  readonly store: EmployeeFormStore
  /** The fields that the children show, in their order. */
  readonly fields: readonly (keyof EmployeeInput)[]
  readonly children: ReactNode
}

/** Some of an employee's fields in view or in edit: saving, refusals, and the question before changes are lost. */
export const EmployeeForm = observer(function EmployeeForm({ store, fields, children }: Props) {
  const { store: card, changed } = useCard()
  const { show } = useService(notices)
  const taken = (saved: Employee) => {
    card.take(saved)
    changed()
    show(employees.saved)
  }
  const save = async (): Promise<boolean> => {
    const saved = await store.save(fields)
    if (saved === null) focusWrong(store)
    else taken(saved)
    return saved !== null
  }
  const { question, leave } = useUnsavedChanges(store.dirty && !store.outdated, save)
  const { editing } = store
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <form noValidate onSubmit={submit}>
      <Refused store={store} onShowCurrent={changed} />
      {children}
      {editing && (
        <ActionBar label={texts.actions}>
          <Button type="submit" loading={store.busy} disabled={store.outdated}>
            {texts.save}
          </Button>
          <Button variant="default" onClick={() => leave(store.cancel)}>
            {texts.discard}
          </Button>
        </ActionBar>
      )}
      {question}
    </form>
  )
})

function focusWrong({ messages }: EmployeeFormStore): void {
  const [first] = listWrongFields(messages)
  focusRefused(first?.id)
}

type RefusedProps = { readonly store: EmployeeFormStore; readonly onShowCurrent: () => void }

const Refused = observer(function Refused({ store, onShowCurrent }: RefusedProps) {
  const { form } = store.messages
  const showCurrent = () => {
    store.cancel()
    onShowCurrent()
  }
  return (
    <>
      <ErrorSummary
        {...(form === undefined ? {} : { title: form })}
        fields={listWrongFields(store.messages)}
      />
      {store.outdated && (
        <Button variant="default" mb="md" onClick={showCurrent}>
          {texts.showCurrent}
        </Button>
      )}
    </>
  )
})
