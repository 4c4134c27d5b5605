import { useMediaQuery } from '@mantine/hooks'
import { isEveryRow } from '@osh/core/deadline-tables/row-filter.ts'
import type { DepartmentId } from '@osh/core/departments/department.ts'
import { findRules } from '@osh/core/sections/section.ts'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useState } from 'react'
import { useAgain } from '#ui/kit/connection/use-again.ts'
import { SearchInput } from '#ui/kit/forms/SearchInput.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import type { DeadlineTableStore } from '../deadline-table-store.ts'
import { type Choice, filterChoicesStore } from './filter-choices-store.ts'
import { SavedFilter } from './SavedFilter.tsx'
import styles from './TableFilters.module.css'
import { filterTexts as texts } from './texts.ts'

type Props = { readonly store: DeadlineTableStore }

/** Whose rows, and of what; on a phone they come when asked for, or when something is filtered. */
export const TableFilters = observer(function TableFilters({ store }: Props) {
  const phone = useMediaQuery('(max-width: 699.98px)', undefined, { getInitialValueInEffect: false })
  const [asked, setAsked] = useState(false)
  const fields = useId()
  const isFiltered = !isEveryRow(store.filter)
  const open = !phone || asked || isFiltered
  return (
    <search className={styles.filters}>
      {phone && !isFiltered && (
        <button
          type="button"
          className={styles.opener}
          aria-expanded={open}
          aria-controls={fields}
          onClick={() => setAsked(!asked)}
        >
          {texts.filters}
        </button>
      )}
      <div id={fields} className={styles.fields} hidden={!open}>
        {open && <Fields store={store} />}
      </div>
      <span role="status" className="visually-hidden">
        {isFiltered && store.horizon ? texts.found(store.horizon.total) : ''}
      </span>
    </search>
  )
})

const Fields = observer(function Fields({ store }: Props) {
  const choices = useService(filterChoicesStore)
  const { section, filter } = store
  useEffect(() => void choices.open(section), [choices, section])
  useAgain(choices.state, () => void choices.open(section))
  const { departments, subjects } = choices.choices
  const find = (search: string) => {
    if (search.trim() !== filter.search.trim()) void store.narrow({ search })
  }
  return (
    <>
      <SearchInput className={styles.search} label={texts.search} search={filter.search} onSearch={find} />
      <FilterSelect
        label={texts.department}
        all={texts.any}
        value={filter.departmentId === null ? '' : String(filter.departmentId)}
        choices={departments}
        onChange={(id) => store.narrow({ departmentId: id === '' ? null : (Number(id) as DepartmentId) })}
      />
      <FilterSelect
        label={findRules(section).words.head}
        all={texts.any}
        value={filter.subject ?? ''}
        choices={subjects}
        onChange={(subject) => store.narrow({ subject: subject || null })}
      />
      <SavedFilter store={store} />
    </>
  )
})

type SelectProps = {
  readonly label: string
  readonly all: string
  readonly value: string
  readonly choices: readonly Choice[]
  readonly onChange: (value: string) => void
}

/** What is filtered by is always among the choices, known or not. */
function FilterSelect({ label, all, value, choices, onChange }: SelectProps) {
  const isKnown = value === '' || choices.some((choice) => choice.value === value)
  return (
    <select
      className={styles.field}
      aria-label={label}
      data-filtered={value !== '' || undefined}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{`${label}: ${all}`}</option>
      {!isKnown && <option value={value}>{`${label}: …`}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}
