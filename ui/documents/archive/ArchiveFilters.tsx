import { NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { templateGroups } from '@osh/core/documents/library/template-group.ts'
import { IconSearch } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { LateDateField } from '#ui/kit/forms/LateDateField.tsx'
import { archiveTexts as texts } from '../texts.ts'
import styles from './Archive.module.css'
import type { ArchiveStore } from './archive-store.ts'

const groupChoices = [
  { value: '', label: texts.all },
  ...templateGroups.map(({ id, name }) => ({ value: String(id), label: name })),
]

/** By words, group and days. */
export const ArchiveFilters = observer(function ArchiveFilters({ store }: { readonly store: ArchiveStore }) {
  const { filter } = store
  return (
    <search className={styles.filters}>
      <Words store={store} />
      <NativeSelect
        label={texts.group}
        data={groupChoices}
        value={String(filter.groupId ?? '')}
        onChange={({ currentTarget }) =>
          void store.narrow({ groupId: currentTarget.value === '' ? null : Number(currentTarget.value) })
        }
      />
      <LateDateField
        label={texts.from}
        value={filter.from}
        onChange={(from) => void store.narrow({ from })}
      />
      <LateDateField label={texts.to} value={filter.to} onChange={(to) => void store.narrow({ to })} />
    </search>
  )
})

/** Searches when the typing pauses. */
const Words = observer(function Words({ store }: { readonly store: ArchiveStore }) {
  const { search } = store.filter
  const [typed, setTyped] = useState(search)
  const find = useDebouncedCallback((search: string) => void store.narrow({ search }), 250)
  useEffect(() => setTyped(search), [search])
  return (
    <TextInput
      role="searchbox"
      label={texts.search}
      autoComplete="off"
      leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        find(event.currentTarget.value)
      }}
    />
  )
})
