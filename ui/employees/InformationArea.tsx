import { findRules } from '@osh/core/sections/section.ts'
import { employees as words } from '@osh/core/wording/employees.ts'
import { Outlet } from 'react-router-dom'
import { tableSections } from '#ui/deadlines/section-tables.ts'
import { SubTabs } from '#ui/kit/page/SubTabs.tsx'
import styles from './InformationArea.module.css'
import { employeeTexts as texts } from './texts.ts'

const tabs = [
  { to: '/employees/information/main', label: words.title },
  ...tableSections.map((section) => ({
    to: `/employees/information/${findRules(section).path}`,
    label: findRules(section).words.name,
  })),
]

/** «Сведения»: the register and the tables of deadlines, one tab each. */
export function InformationArea() {
  return (
    <>
      <div className={styles.tabs}>
        <SubTabs label={texts.informationTabs} tabs={tabs} />
      </div>
      <Outlet />
    </>
  )
}
