import { Textarea } from '@mantine/core'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { observer } from 'mobx-react-lite'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import styles from '../Measures.module.css'
import type { MeasureStore } from '../measure-store.ts'
import { measureTexts } from '../texts.ts'

const texts = measureTexts.fields

/** What is typed of a measure that is planned. */
export type Typed = {
  readonly what: string
  readonly employeeId: EmployeeId | null
  readonly dueOn: LocalDate | null
  readonly shownBy: string
}

export const nothingTyped: Typed = { what: '', employeeId: null, dueOn: null, shownBy: '' }

/** The same as a request carries it. */
export const encodeTyped = ({ dueOn, ...typed }: Typed) => ({ ...typed, dueOn: dueOn ?? '' })

type Props = {
  readonly store: MeasureStore
  readonly typed: Typed
  readonly messages: Messages
  readonly onType: (changes: Partial<Typed>) => void
}

/** What, who, by when, and what will show it. */
export const MeasureFields = observer(function MeasureFields({ store, typed, messages, onType }: Props) {
  return (
    <>
      <Textarea
        label={texts.what}
        autosize
        minRows={2}
        maxLength={1000}
        value={typed.what}
        error={messages.what}
        onChange={({ currentTarget }) => onType({ what: currentTarget.value })}
      />
      <SelectField
        label={texts.employee}
        limit={200}
        choices={store.people}
        value={typed.employeeId}
        error={messages.employeeId}
        onChange={(employeeId) => onType({ employeeId })}
      />
      <div className={styles.pair}>
        <DateField
          label={texts.due}
          value={typed.dueOn}
          error={messages.dueOn}
          onChange={(dueOn) => onType({ dueOn })}
        />
      </div>
      <Textarea
        label={texts.shownBy}
        autosize
        maxLength={500}
        value={typed.shownBy}
        error={messages.shownBy}
        onChange={({ currentTarget }) => onType({ shownBy: currentTarget.value })}
      />
    </>
  )
})
