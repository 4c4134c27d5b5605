import { findRules } from '@osh/core/sections/section.ts'
import { IconFilter } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { employeeTexts as texts } from '../texts.ts'
import styles from './EmployeeTable.module.css'
import type { EmployeeListStore } from './employee-list-store.ts'
import { type ListedSection, listedSections } from './staff.ts'

type Props = { readonly store: EmployeeListStore; readonly narrow: boolean }

/** Heads of the sections filter: only those short of something in the section, and everyone again. */
export const EmployeeTableHead = observer(function EmployeeTableHead({ store, narrow }: Props) {
  return (
    <thead className={styles.head}>
      <tr aria-rowindex={1}>
        {!narrow && (
          <>
            <th scope="col" className={styles.number}>
              {texts.heads.number}
            </th>
            <th scope="col" className={styles.position}>
              {texts.heads.position}
            </th>
          </>
        )}
        <th scope="col">{texts.heads.fullName}</th>
        {listedSections.map((section) => (
          <SectionHead key={section} store={store} section={section} />
        ))}
      </tr>
    </thead>
  )
})

type HeadProps = { readonly store: EmployeeListStore; readonly section: ListedSection }

const SectionHead = observer(function SectionHead({ store, section }: HeadProps) {
  return (
    <th scope="col" className={styles.mark}>
      <button
        type="button"
        className={styles.filter}
        aria-pressed={store.shortage === section}
        title={texts.onlyShort}
        onClick={() => store.toggleShortage(section)}
      >
        {findRules(section).words.name}
        <IconFilter size={14} stroke={1.6} aria-hidden />
      </button>
    </th>
  )
})
