import { everyRow, isEveryRow, type RowFilter } from '@osh/core/deadline-tables/row-filter.ts'
import { observer } from 'mobx-react-lite'
import { useService } from '#ui/kit/services/services-context.tsx'
import type { DeadlineTableStore } from '../deadline-table-store.ts'
import { savedFilters } from './saved-filters.ts'
import styles from './TableFilters.module.css'
import { filterTexts as texts } from './texts.ts'

/** Takes the filter off, makes it what the table begins with, or forgets what it begins with. */
export const SavedFilter = observer(function SavedFilter({ store }: { readonly store: DeadlineTableStore }) {
  const { failed } = useService(savedFilters)
  const { filter, saved } = store
  const isFiltered = !isEveryRow(filter)
  const isSaved = saved !== null && isSame(saved, filter)
  const forget = async () => {
    await store.save(everyRow)
    if (isSaved) await store.reset()
  }
  return (
    <div className={styles.ways}>
      {isFiltered && (
        <button type="button" onClick={() => void store.narrow(everyRow)}>
          {texts.clearFilter}
        </button>
      )}
      {isFiltered && !isSaved && (
        <button type="button" onClick={() => void store.save(filter)}>
          {texts.saveFilter}
        </button>
      )}
      {saved !== null && !isFiltered && (
        <button type="button" onClick={() => void store.narrow(saved)}>
          {texts.applyFilter}
        </button>
      )}
      {saved !== null && (
        <button type="button" onClick={() => void forget()}>
          {texts.forgetFilter}
        </button>
      )}
      {failed && <span role="alert">{texts.notSaved}</span>}
    </div>
  )
})

const isSame = (a: RowFilter, b: RowFilter): boolean =>
  a.search.trim() === b.search.trim() && a.departmentId === b.departmentId && a.subject === b.subject
