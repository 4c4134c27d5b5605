import { TextInput } from '@mantine/core'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { observer } from 'mobx-react-lite'
import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import { type PersonAnswer, type PersonByHand, readPersonAnswer } from '../given-answers.ts'
import styles from '../Issue.module.css'
import type { IssueStore } from '../issue-store.ts'
import { issueTexts as texts } from '../texts.ts'
import { describeField, type ValueProps } from './value-field.ts'

/** A value that is one person. */
export const OnePersonField = observer(function OnePersonField(props: ValueProps) {
  const { store, spec } = props
  return (
    <PersonField
      {...describeField(props)}
      store={store}
      person={readPersonAnswer(store.answers[spec.name])}
      onChange={(person) => store.answer(spec.name, person)}
    />
  )
})

type Props = {
  readonly id?: string
  readonly label: string
  readonly description?: string
  readonly error?: string | undefined
  readonly store: IssueStore
  readonly person: PersonAnswer
  readonly onChange: (person: PersonAnswer) => void
}

/** An employee from the list, or someone typed by hand. */
export const PersonField = observer(function PersonField(props: Props) {
  const { store, person, onChange, error, ...field } = props
  if (person !== null && typeof person !== 'number')
    return <ByHand {...field} error={error} person={person} onChange={onChange} />
  return (
    <div>
      <SelectField
        {...field}
        error={error}
        limit={200}
        placeholder={texts.choose}
        choices={store.suggestions.choices}
        value={person as EmployeeId | null}
        onChange={onChange}
      />
      <button
        type="button"
        className={styles.link}
        aria-label={`${texts.notEmployee}: ${field.label}`}
        onClick={() => onChange({ fullName: '', position: '' })}
      >
        {texts.notEmployee}
      </button>
    </div>
  )
})

type ByHandProps = Pick<Props, 'id' | 'label' | 'description' | 'error' | 'onChange'> & {
  readonly person: PersonByHand
}

function ByHand({ id, label, description, error, person, onChange }: ByHandProps) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.label}>{label}</legend>
      {description !== undefined && <p className={styles.hint}>{description}</p>}
      <div className={styles.pair}>
        <TextInput
          {...(id === undefined ? {} : { id })}
          label={texts.fullName}
          autoComplete="off"
          maxLength={500}
          value={person.fullName}
          error={error}
          onChange={(event) => onChange({ ...person, fullName: event.currentTarget.value })}
        />
        <TextInput
          label={texts.position}
          autoComplete="off"
          maxLength={500}
          value={person.position}
          onChange={(event) => onChange({ ...person, position: event.currentTarget.value })}
        />
      </div>
      <button
        type="button"
        className={styles.link}
        aria-label={`${texts.fromList}: ${label}`}
        onClick={() => onChange(null)}
      >
        {texts.fromList}
      </button>
    </fieldset>
  )
}
