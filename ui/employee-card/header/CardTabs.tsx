import type { EmployeeWithStates } from '@osh/core/employees/employee-repository.ts'
import { isShort } from '@osh/core/employees/shortage.ts'
import type { Section } from '@osh/core/sections/section.ts'
import { sectionStateWords } from '@osh/core/wording/sections.ts'
import { type SubTab, SubTabs } from '#ui/kit/page/SubTabs.tsx'
import { cardPath, cardSections, sectionPaths } from '../card-tabs.ts'
import styles from '../EmployeeCard.module.css'
import { cardTexts as texts } from '../texts.ts'

type Props = { readonly employee: EmployeeWithStates; readonly dismissed: boolean }

/** The nine tabs, marked where something is overdue, missing or near. */
export function CardTabs({ employee, dismissed }: Props) {
  const section = (name: Section): SubTab => ({
    to: cardPath(employee.id, sectionPaths[name]),
    label: texts.sections[name],
    ...(dismissed ? {} : { mark: <Mark section={name} state={employee.states[name]} /> }),
  })
  const tabs: readonly SubTab[] = [
    { to: cardPath(employee.id, 'main'), label: texts.main },
    { to: cardPath(employee.id, 'position'), label: texts.position },
    ...cardSections.map(section),
  ]
  return <SubTabs label={texts.tabs} tabs={tabs} />
}

type MarkProps = {
  readonly section: Section
  readonly state: EmployeeWithStates['states'][Section]
}

/** A red dot for what is overdue or missing, an amber square on its corner for what is near. */
function Mark({ section, state }: MarkProps) {
  const short = isShort(section, state)
  if (!short && state !== 'soon') return null
  return (
    <>
      <span className={short ? styles.short : styles.soon} aria-hidden />
      <span className="visually-hidden">{`, ${sectionStateWords[state]}`}</span>
    </>
  )
}
