import '#ui/kit/native-select-styles.ts'
import { NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { templateGroups } from '@osh/core/documents/library/template-group.ts'
import { IconSearch } from '@tabler/icons-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import styles from './Archive.module.css'
import type { FilterProps } from './filter-props.ts'
import { archiveTexts as texts } from './texts.ts'

const groupChoices = [
  { value: '', label: texts.all },
  ...templateGroups.map(({ id, name }) => ({ value: String(id), label: name })),
]

const EmployeeFilter = makeLazyPart(() => import('./EmployeeFilter.tsx'))

/** By words, employee, group and days. */
export function ArchiveFilters({ filter, onNarrow }: FilterProps) {
  return (
    <search className={styles.filters}>
      <Words filter={filter} onNarrow={onNarrow} />
      <Suspense fallback={<TextInput readOnly label={texts.employee} placeholder={texts.all} />}>
        <EmployeeFilter filter={filter} onNarrow={onNarrow} />
      </Suspense>
      <NativeSelect
        label={texts.group}
        data={groupChoices}
        value={String(filter.groupId ?? '')}
        onChange={({ currentTarget }) =>
          onNarrow({ groupId: currentTarget.value === '' ? null : Number(currentTarget.value) })
        }
      />
      <DateField label={texts.from} value={filter.from} onChange={(from) => onNarrow({ from })} />
      <DateField label={texts.to} value={filter.to} onChange={(to) => onNarrow({ to })} />
    </search>
  )
}

/** Searches when the typing pauses. */
function Words({ filter: { search }, onNarrow }: FilterProps) {
  const [typed, setTyped] = useState(search)
  const sought = useRef(search)
  const find = useDebouncedCallback((words: string) => {
    sought.current = words
    onNarrow({ search: words })
  }, 250)
  useEffect(() => {
    if (search === sought.current) return
    sought.current = search
    setTyped(search)
  }, [search])
  return (
    <TextInput
      role="searchbox"
      label={texts.search}
      autoComplete="off"
      maxLength={200}
      leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        find(event.currentTarget.value)
      }}
    />
  )
}
