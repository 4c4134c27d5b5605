import '#ui/kit/native-select-styles.ts'
import '#ui/kit/text-field-styles.ts'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { PostRead } from '@osh/core/requirements/posts/post-line.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useState } from 'react'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import { postTexts as texts } from '../../texts.ts'
import { nameRequired } from '../name-required.ts'
import styles from '../Post.module.css'
import type { PostStore } from '../post-store.ts'

type Props = {
  readonly store: PostStore
  readonly read: PostRead
  /** What tells namesakes apart. */
  readonly marks: ReadonlyMap<EmployeeId, string>
  readonly onClose: () => void
}

/** One person for whom something doesn't hold: who, what, why, and until when. */
const ExceptForm = observer(function ExceptForm({ store, read, marks, onClose }: Props) {
  const { people, accepted } = read
  const [employeeId, setEmployee] = useState(people[0]?.id)
  const [requirementId, setRequirement] = useState(accepted[0]?.id)
  const [reason, setReason] = useState('')
  const [until, setUntil] = useState<LocalDate | null>(null)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '') return
    if (await store.decide('except', { employeeId, requirementId, reason, until })) onClose()
  }
  return (
    <form
      noValidate
      className={styles.own}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
      onSubmit={(event) => void save(event)}
    >
      <NativeSelect
        autoFocus
        label={texts.employee}
        data={people.map(({ id, fullName }) => ({
          value: String(id),
          label: [fullName, marks.get(id)].filter(Boolean).join(', '),
        }))}
        value={String(employeeId)}
        onChange={({ currentTarget }) =>
          setEmployee(people.find(({ id }) => String(id) === currentTarget.value)?.id)
        }
      />
      <NativeSelect
        label={texts.requirement}
        data={accepted.map(({ id, subject }) => ({
          value: String(id),
          label: nameRequired(subject, store.factorOf),
        }))}
        value={String(requirementId)}
        onChange={({ currentTarget }) =>
          setRequirement(accepted.find(({ id }) => String(id) === currentTarget.value)?.id)
        }
      />
      <TextInput
        label={texts.exceptReason}
        description={texts.exceptReasonHint}
        maxLength={500}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <DateField
        label={texts.untilDay}
        description={texts.untilHint}
        clearable
        min={store.today}
        value={until}
        onChange={setUntil}
      />
      <p role="alert" className={styles.wrong}>
        {store.refusal}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" variant="default" disabled={reason.trim() === ''} loading={store.busy}>
          {texts.saveException}
        </Button>
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
})

export default ExceptForm
