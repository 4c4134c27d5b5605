import { useVirtualizer } from '@tanstack/react-virtual'
import { observer } from 'mobx-react-lite'
import { useMemo, useRef } from 'react'
import type { StaffRow } from '../list/staff.ts'
import { assignTexts as texts } from '../texts.ts'
import styles from './Assign.module.css'
import type { PeopleChoice, PeopleGroup } from './people-choice.ts'

const LINE = 44

type Line =
  | { readonly is: 'department'; readonly group: PeopleGroup }
  | { readonly is: 'person'; readonly row: StaffRow }

/** Asks of somebody why the records don't name them. */
export type AskWhy = {
  readonly is: (row: StaffRow) => boolean
  readonly ask: (row: StaffRow) => void
}

type Props = { readonly store: PeopleChoice; readonly unknown?: AskWhy }

/** Those found, by departments; only the lines in sight are in the document. */
export const PeopleList = observer(function PeopleList({ store, unknown }: Props) {
  const { found } = store
  const lines = useMemo(() => found.flatMap(listLines), [found])
  const box = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: lines.length,
    estimateSize: () => LINE,
    getScrollElement: () => box.current,
    getItemKey: (i) => nameLine(lines[i]),
    overscan: 6,
  })
  return (
    <div ref={box} className={styles.list}>
      <ul aria-label={texts.list} className={styles.lines} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const line = lines[index]
          if (line === undefined) return null
          return (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={lines.length}
              aria-posinset={index + 1}
              className={styles.line}
              style={{ transform: `translateY(${start}px)` }}
            >
              {line.is === 'department' ? (
                <DepartmentBox store={store} group={line.group} />
              ) : (
                <PersonBox store={store} row={line.row} {...(unknown ? { unknown } : {})} />
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
})

const listLines = (group: PeopleGroup): readonly Line[] => [
  { is: 'department', group },
  ...group.rows.map((row) => ({ is: 'person' as const, row })),
]

const nameLine = (line: Line | undefined): string => {
  if (line === undefined) return ''
  return line.is === 'department' ? `d${line.group.department.id}` : `e${line.row.employee.id}`
}

const DepartmentBox = observer(function DepartmentBox({
  store,
  group: { department, rows },
}: Props & { readonly group: PeopleGroup }) {
  const count = rows.filter(({ employee }) => store.chosen.has(employee.id)).length
  const every = count === rows.length
  return (
    <label className={`${styles.box} ${styles.departmentBox}`}>
      <input
        type="checkbox"
        aria-label={texts.wholeDepartment(department.name)}
        checked={every}
        ref={(input) => {
          if (input) input.indeterminate = count > 0 && !every
        }}
        onChange={() => store.choose(rows, !every)}
      />
      <span>{department.name}</span>
      <span className={styles.second}>{texts.inDepartment(count, rows.length)}</span>
    </label>
  )
})

const PersonBox = observer(function PersonBox({ store, row, unknown }: Props & { readonly row: StaffRow }) {
  const chosen = store.chosen.has(row.employee.id)
  const isAsked = !chosen && unknown?.is(row) === true
  return (
    <>
      <label className={`${styles.box} ${chosen ? styles.taken : ''} ${isAsked ? styles.beside : ''}`}>
        <input type="checkbox" checked={chosen} onChange={() => store.choose([row], !chosen)} />
        <span>
          {row.mark === null ? row.fullName : `${row.fullName}, ${row.mark}`}
          <span className={`${styles.second} ${styles.under}`}>{row.position}</span>
        </span>
      </label>
      {isAsked && (
        <button
          type="button"
          className={`${styles.clear} ${styles.why}`}
          aria-label={texts.whyOf(row.fullName)}
          onClick={() => unknown?.ask(row)}
        >
          {texts.why}
        </button>
      )}
    </>
  )
})
