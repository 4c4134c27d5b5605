import type { DeadlineSort } from '@osh/core/deadline-tables/deadline-table.ts'
import { findRules, type Section } from '@osh/core/sections/section.ts'
import { IconArrowDown, IconSelector } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { useMay } from '#ui/app/session/May.tsx'
import type { DeadlineTableStore } from '../deadline-table-store.ts'
import { listPlaceHeads, listSubjectSorts, type SortHead } from '../section-screens.ts'
import { deadlineTexts as texts } from '../texts.ts'
import styles from './DeadlineTable.module.css'

type Props = { readonly store: DeadlineTableStore; readonly section: Section }

/** Heads that order the table; pressing the one in use gives the order by deadline back. */
export const TableHead = observer(function TableHead({ store, section }: Props) {
  const subjects = listSubjectSorts(section)
  return (
    <thead className={styles.head}>
      <tr>
        <td className={styles.tick}>
          <SelectAll store={store} />
        </td>
        <SortCell store={store} heads={[{ sort: 'deadline', label: texts.due }]} className={styles.due} />
        <SortCell
          store={store}
          heads={[{ sort: 'fullName', label: texts.employee }]}
          className={styles.who}
        />
        <SortCell store={store} heads={listPlaceHeads(section)} className={styles.place} />
        {subjects.length > 0 ? (
          <SortCell store={store} heads={subjects} className={undefined} />
        ) : (
          <th scope="col">{findRules(section).words.head}</th>
        )}
      </tr>
    </thead>
  )
})

type CellProps = {
  readonly store: DeadlineTableStore
  readonly heads: readonly SortHead[]
  readonly className: string | undefined
}

const SortCell = observer(function SortCell({ store, heads, className }: CellProps) {
  const current = heads.some(({ sort }) => sort === store.sort)
  return (
    <th scope="col" className={className} aria-sort={current ? 'ascending' : undefined}>
      <span className={styles.heads}>
        {heads.map(({ sort, label }) => (
          <button
            key={sort}
            type="button"
            aria-pressed={store.sort === sort}
            className={styles.sort}
            onClick={() => void store.sortBy(sort)}
          >
            {label}
            <SortMark sort={sort} current={store.sort} />
          </button>
        ))}
      </span>
    </th>
  )
})

const SortMark = ({ sort, current }: { readonly sort: DeadlineSort; readonly current: DeadlineSort }) =>
  sort === current ? (
    <IconArrowDown size={14} stroke={1.6} aria-hidden />
  ) : (
    <IconSelector size={14} stroke={1.6} aria-hidden />
  )

/** Hidden when no row is left to choose. */
export const SelectAll = observer(function SelectAll({ store }: { readonly store: DeadlineTableStore }) {
  const may = useMay('form-memos')
  if (!may || store.allUsed || store.rows.length === 0) return null
  const some = store.chosen.size > 0
  const every = store.chosen.every
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={texts.selectAll}
        data-all
        checked={every}
        ref={(input) => {
          if (input) input.indeterminate = some && !every
        }}
        onChange={() => void store.chosen.toggleAll()}
      />
    </label>
  )
})
