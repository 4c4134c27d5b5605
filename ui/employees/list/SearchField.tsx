import { observer } from 'mobx-react-lite'
import { SearchInput } from '#ui/kit/forms/SearchInput.tsx'
import { employeeTexts as texts } from '../texts.ts'
import styles from './EmployeeListScreen.module.css'
import type { EmployeeListStore } from './employee-list-store.ts'

/** Search by name, number, position and department. */
export const SearchField = observer(function SearchField({ store }: { readonly store: EmployeeListStore }) {
  return (
    <div className={styles.search}>
      <SearchInput label={texts.search} search={store.search} onSearch={store.find} />
      <span role="status" className="visually-hidden">
        {store.filtered ? texts.found(store.shownCount) : ''}
      </span>
    </div>
  )
})
