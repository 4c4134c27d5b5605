import { NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import type { DocumentFilter } from '@osh/core/documents/document-repository.ts'
import { templateGroups } from '@osh/core/documents/library/template-group.ts'
import { IconSearch } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useService } from '#ui/app/services-context.tsx'
import { LateDateField } from '#ui/kit/forms/LateDateField.tsx'
import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import { archiveTexts as texts } from '../texts.ts'
import styles from './Archive.module.css'
import { archivePeople } from './archive-people.ts'

const groupChoices = [
  { value: '', label: texts.all },
  ...templateGroups.map(({ id, name }) => ({ value: String(id), label: name })),
]

type Props = {
  readonly filter: DocumentFilter
  readonly onNarrow: (changes: Partial<DocumentFilter>) => void
}

/** By words, employee, group and days. */
export function ArchiveFilters({ filter, onNarrow }: Props) {
  return (
    <search className={styles.filters}>
      <Words filter={filter} onNarrow={onNarrow} />
      <Employee filter={filter} onNarrow={onNarrow} />
      <NativeSelect
        label={texts.group}
        data={groupChoices}
        value={String(filter.groupId ?? '')}
        onChange={({ currentTarget }) =>
          onNarrow({ groupId: currentTarget.value === '' ? null : Number(currentTarget.value) })
        }
      />
      <LateDateField label={texts.from} value={filter.from} onChange={(from) => onNarrow({ from })} />
      <LateDateField label={texts.to} value={filter.to} onChange={(to) => onNarrow({ to })} />
    </search>
  )
}

/** Searches when the typing pauses. */
function Words({ filter: { search }, onNarrow }: Props) {
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

const Employee = observer(function Employee({ filter: { employeeId }, onNarrow }: Props) {
  const people = useService(archivePeople)
  useEffect(() => {
    if (employeeId !== null) void people.open()
  }, [people, employeeId])
  const { is } = people.state
  return (
    <SelectField
      label={texts.employee}
      placeholder={texts.all}
      limit={200}
      choices={people.choices}
      value={employeeId}
      onDropdownOpen={() => void people.open()}
      {...(is === 'ready'
        ? {}
        : { nothingFoundMessage: is === 'failed' ? texts.peopleFailed : texts.peopleLoading })}
      onChange={(employeeId) => onNarrow({ employeeId })}
    />
  )
})
