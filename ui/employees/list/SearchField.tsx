import '#ui/kit/text-field-styles.ts'
import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { employeeTexts as texts } from '../texts.ts'
import styles from './EmployeeListScreen.module.css'
import type { EmployeeListStore } from './employee-list-store.ts'

const PAUSE_MS = 200

/** Search by full name, a moment after the last key. */
export const SearchField = observer(function SearchField({ store }: { readonly store: EmployeeListStore }) {
  const find = useDebouncedCallback(store.find, PAUSE_MS)
  const type = (text: string) => {
    store.type(text)
    find()
  }
  return (
    <div className={styles.search}>
      <TextInput
        type="text"
        role="searchbox"
        aria-label={texts.search}
        placeholder={texts.search}
        autoComplete="off"
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
        rightSection={store.typed !== '' && <CloseButton aria-label={texts.clear} onClick={() => type('')} />}
        value={store.typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <span role="status" className="visually-hidden">
        {store.filtered ? texts.found(store.shownCount) : ''}
      </span>
    </div>
  )
})
