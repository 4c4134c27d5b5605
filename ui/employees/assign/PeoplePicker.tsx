import '#ui/kit/form-styles.ts'
import { Button, TextInput } from '@mantine/core'
import { employees as words } from '@osh/core/wording/employees.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { IconSearch } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import { assignTexts as texts } from '../texts.ts'
import styles from './Assign.module.css'
import { type AskWhy, PeopleList } from './PeopleList.tsx'
import type { PeopleChoice } from './people-choice.ts'

type Props = {
  readonly store: PeopleChoice
  /** Above the list: «Кому». */
  readonly legend?: string
  /** Of whom the records say nothing here, and what asks why: a button stands beside each. */
  readonly unknown?: AskWhy
}

/** Who gets it: found by name, department and position, taken one by one or all that are found. */
export const PeoplePicker = observer(function PeoplePicker({ store, legend, unknown }: Props) {
  const message = store.messages.employeeIds
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{legend ?? texts.people}</legend>
      <div className={styles.fields}>
        <TextInput
          id="employeeIds"
          data-autofocus
          role="searchbox"
          label={texts.search}
          autoComplete="off"
          leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
          value={store.search}
          error={message}
          onChange={(event) => store.find({ search: event.currentTarget.value })}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <div className={styles.pair}>
          <SelectField
            label={texts.department}
            maxDropdownHeight={350}
            choices={store.groups.map(({ department }) => ({ value: department.id, label: department.name }))}
            value={store.departmentId}
            onChange={(departmentId) => store.find({ departmentId })}
          />
          <SelectField
            label={texts.position}
            maxDropdownHeight={350}
            choices={store.positions.map((name) => ({ value: name, label: name }))}
            value={store.position}
            onChange={(position) => store.find({ position })}
          />
        </div>
        {store.isRead && <Chosen store={store} />}
      </div>
      {store.found.length > 0 ? (
        <PeopleList store={store} {...(unknown ? { unknown } : {})} />
      ) : (
        store.isRead && <Hidden store={store} />
      )}
    </fieldset>
  )
})

/** Nobody is found: whom the other filters hide, and who is employed no more. */
const Hidden = observer(function Hidden({ store }: Pick<Props, 'store'>) {
  return (
    <div className={styles.empty} role="status">
      <p>{words.nothingFound}</p>
      {store.hidden.map(({ employee, fullName, number }) => (
        <p key={employee.id}>
          {number === null
            ? texts.isGone(fullName, employee.dismissalDate && formatDate(employee.dismissalDate))
            : texts.isHidden(fullName)}
        </p>
      ))}
    </div>
  )
})

const Chosen = observer(function Chosen({ store }: Pick<Props, 'store'>) {
  const { foundRows, chosen } = store
  const every = foundRows.length > 0 && foundRows.every(({ employee }) => chosen.has(employee.id))
  return (
    <div className={styles.chosen}>
      <span aria-live="polite">{texts.chosen(chosen.size, store.people.length)}</span>
      {foundRows.length > 0 && (
        <Button variant="default" size="xs" onClick={() => store.choose(foundRows, !every)}>
          {every ? texts.dropFound(foundRows.length) : texts.chooseFound(foundRows.length)}
        </Button>
      )}
      {chosen.size > 0 && !(every && chosen.size === foundRows.length) && (
        <button type="button" className={styles.clear} onClick={store.clearChosen}>
          {texts.clear}
        </button>
      )}
    </div>
  )
})
