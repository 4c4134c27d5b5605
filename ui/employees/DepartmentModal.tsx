import '#ui/kit/form-styles.ts'
import '#ui/kit/modal-styles.ts'
import { Button, Group, Modal, TextInput } from '@mantine/core'
import type { Department } from '@osh/core/departments/department.ts'
import { employees as words } from '@osh/core/wording/employees.ts'
import { observer } from 'mobx-react-lite'
import { type FormEvent, Suspense, useEffect } from 'react'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { AskedRemoval } from '#ui/kit/dialogs/AskedRemoval.tsx'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { useUnsavedChanges } from '#ui/kit/dialogs/use-unsaved-changes.tsx'
import { focusField } from '#ui/kit/forms/ErrorSummary.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { departmentFormStore } from './department-form-store.ts'
import { employeeTexts } from './texts.ts'

const GoingRequirements = makeLazyPart(() => import('#ui/requirements/GoingRequirements.tsx'))

const texts = employeeTexts.departmentForm
const FIELD = 'departmentName'

type Props = {
  /** Null for a new one. */
  readonly department: Department | null
  readonly onClose: () => void
  /** It was stored: lists that show departments read them again. */
  readonly onSaved: () => void
}

/** Adds a department, renames one, or deletes one that no one is in. */
export default observer(function DepartmentModal({ department, onClose, onSaved }: Props) {
  const store = useService(departmentFormStore)
  const { show } = useService(notices)
  useEffect(() => store.begin(department), [store, department])
  const save = async (): Promise<boolean> => {
    const saved = await store.save()
    if (saved === 'refused') {
      focusField(FIELD)
      return false
    }
    if (saved === 'saved') {
      onSaved()
      show(department === null ? texts.added(store.name.trim()) : words.saved)
    }
    return true
  }
  const { question, leave, ways } = useUnsavedChanges(store.dirty, save)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save().then((saved) => saved && onClose())
  }
  return (
    <>
      <Modal opened {...ways(onClose)} title={department === null ? texts.add : texts.rename}>
        <form noValidate onSubmit={submit}>
          <TextInput
            id={FIELD}
            data-autofocus
            label={texts.name}
            autoComplete="off"
            value={store.name}
            error={store.message}
            onChange={(event) => store.type(event.currentTarget.value)}
          />
          <Group gap="sm" mt="lg">
            <Button type="submit" loading={store.busy}>
              {texts.save}
            </Button>
            <Button variant="default" onClick={() => leave(onClose)}>
              {texts.cancel}
            </Button>
            {department && (
              <AskedRemoval
                variant="subtle"
                words={texts.removal}
                onRemove={() => store.remove(department)}
                onRemoved={() => {
                  onSaved()
                  onClose()
                }}
              >
                <p>{texts.removal.warning(department.name)}</p>
                <Suspense>
                  <GoingRequirements of={{ departmentId: department.id }} />
                </Suspense>
              </AskedRemoval>
            )}
          </Group>
        </form>
      </Modal>
      {question}
    </>
  )
})
