import { type EmployeeWithStates, isShort } from '@osh/core/employees/shortage.ts'
import type { Section } from '@osh/core/sections/section.ts'
import { sectionStateWords } from '@osh/core/wording/sections.ts'
import { type SubTab, SubTabs } from '#ui/kit/page/SubTabs.tsx'
import { cardSections, nameCardPath, sectionPaths } from '../card-tabs.ts'
import styles from '../EmployeeCard.module.css'
import { cardTexts as texts } from '../texts.ts'

type Props = { readonly employee: EmployeeWithStates; readonly dismissed: boolean }

/** The nine tabs, marked where something is overdue, missing or near. */
export function CardTabs({ employee, dismissed }: Props) {
  const section = (name: Section): SubTab => ({
    to: nameCardPath(employee.id, sectionPaths[name]),
    label: texts.sections[name],
    ...(dismissed ? {} : { mark: <Mark section={name} employee={employee} /> }),
  })
  const tabs: readonly SubTab[] = [
    { to: nameCardPath(employee.id, 'main'), label: texts.main },
    { to: nameCardPath(employee.id, 'position'), label: texts.position },
    ...cardSections.map(section),
  ]
  return <SubTabs label={texts.tabs} tabs={tabs} />
}

type MarkProps = {
  readonly section: Section
  readonly employee: EmployeeWithStates
}

/** A red dot for what is overdue or missing, an amber square on its corner for what is near. */
function Mark({ section, employee }: MarkProps) {
  const state = employee.states[section]
  const short = isShort(section, employee)
  if (!short && state !== 'soon') return null
  return (
    <>
      <span className={short ? styles.short : styles.soon} aria-hidden />
      <span className="visually-hidden">{`, ${sectionStateWords[state]}`}</span>
    </>
  )
}
