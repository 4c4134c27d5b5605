import '#ui/kit/modal-styles.ts'
import { Button, Modal } from '@mantine/core'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect, useState } from 'react'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { useUnsavedChanges } from '#ui/kit/dialogs/use-unsaved-changes.tsx'
import { focusRefused } from '#ui/kit/forms/ErrorSummary.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { dateAll, useDoubtfulDays } from '#ui/obligations/use-doubtful-days.tsx'
import type { StaffGroup } from '../list/staff.ts'
import { assignTexts as texts } from '../texts.ts'
import styles from './Assign.module.css'
import { AssignErrors, assignFields } from './AssignErrors.tsx'
import { assignStore } from './assign-store.ts'
import { ObligationFields } from './ObligationFields.tsx'
import { PeoplePicker } from './PeoplePicker.tsx'

type Props = {
  /** The register, as the list has read it. */
  readonly groups: readonly StaffGroup[]
  readonly onClose: () => void
  readonly onAssigned: () => void
}

/** Gives one obligation to many employees at once. */
export default observer(function AssignModal({ groups, onClose, onAssigned }: Props) {
  const store = useService(assignStore)
  const { show } = useService(notices)
  const [done, setDone] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once, with what there is when it opens
  useEffect(() => store.begin(groups), [store])
  const doubts = useDoubtfulDays()
  const assign = async (): Promise<boolean> => {
    const people = store.doubtful.map(({ employee }) => employee)
    if (!(await doubts.ask(dateAll(store.date, people)))) return false
    const count = await store.assign()
    if (count === null) {
      focusRefused(assignFields(store.section).find((field) => store.messages[field] !== undefined))
      return false
    }
    setDone(true)
    show(texts.done(count))
    onAssigned()
    return true
  }
  const { question, leave, ways } = useUnsavedChanges(store.dirty && !done, assign)
  const close = () => leave(onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void assign().then((assigned) => assigned && onClose())
  }
  return (
    <>
      <Modal opened size={1040} {...ways(onClose)} title={texts.title}>
        <form noValidate onSubmit={submit}>
          <AssignErrors store={store} />
          <div className={styles.parts}>
            <PeoplePicker store={store.people} />
            <ObligationFields store={store} />
          </div>
          <div className={styles.footer}>
            <Button type="submit" loading={store.busy}>
              {texts.save(store.people.chosen.size)}
            </Button>
            <Button variant="default" onClick={close}>
              {texts.cancel}
            </Button>
          </div>
        </form>
      </Modal>
      {question}
      {doubts.question}
    </>
  )
})
