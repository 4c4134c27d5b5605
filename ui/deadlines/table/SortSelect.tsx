import type { DeadlineSort } from '@osh/core/deadline-tables/deadline-table.ts'
import { observer } from 'mobx-react-lite'
import type { DeadlineTableStore } from '../deadline-table-store.ts'
import { listPlaceHeads, listSubjectSorts } from '../section-screens.ts'
import { deadlineTexts as texts } from '../texts.ts'
import styles from './SortSelect.module.css'

/** The order of the list where there are no heads to press. */
export const SortSelect = observer(function SortSelect({ store }: { readonly store: DeadlineTableStore }) {
  const heads = [...listPlaceHeads(store.section), ...listSubjectSorts(store.section)].map(({ sort }) => sort)
  const sorts: readonly DeadlineSort[] = ['deadline', 'fullName', ...heads]
  return (
    <label className={styles.label}>
      {texts.sort}
      <select
        className={styles.select}
        value={store.sort}
        onChange={({ target }) => {
          const sort = sorts.find((known) => known === target.value)
          if (sort && sort !== store.sort) void store.sortBy(sort)
        }}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {texts.sorts[sort]}
          </option>
        ))}
      </select>
    </label>
  )
})
