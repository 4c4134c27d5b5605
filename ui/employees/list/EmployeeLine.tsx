import { findRules } from '@osh/core/sections/section.ts'
import { wordAway } from '@osh/core/wording/absences.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { sectionStateWords } from '@osh/core/wording/sections.ts'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { StateMark } from '#ui/kit/states/StateMark.tsx'
import { WhyButton } from '#ui/requirements/absence/WhyButton.tsx'
import { employeeTexts as texts } from '../texts.ts'
import styles from './EmployeeTable.module.css'
import { type ListedSection, listedSections, type StaffRow } from './staff.ts'

/** Where a line is in the whole list, and who measures it. */
export type LinePlace = {
  readonly index: number
  readonly measure: (element: Element | null) => void
}

/** What the place makes of a table row. */
export const describeRowPlace = ({ index, measure }: LinePlace) => ({
  ref: measure,
  'data-index': index,
  'aria-rowindex': index + 2,
})

type Props = LinePlace & { readonly row: StaffRow; readonly narrow: boolean }

/** An employee, with the way to the card. Drawn again only when something of it changes, not at every scroll. */
export const EmployeeLine = memo(function EmployeeLine({ row, narrow, ...place }: Props) {
  const dismissed = row.number === null
  return (
    <tr {...describeRowPlace(place)} className={dismissed ? styles.dismissed : undefined}>
      {!narrow && (
        <>
          <td className={styles.number}>{row.number}</td>
          <td className={styles.position}>{row.position}</td>
        </>
      )}
      <th scope="row" className={styles.who}>
        <Who row={row} narrow={narrow} />
      </th>
      <Marks row={row} />
    </tr>
  )
})

function Who({ row, narrow }: Pick<Props, 'row' | 'narrow'>) {
  const { employee } = row
  return (
    <>
      <Link className={styles.name} to={`/employees/:${employee.id}/main`}>
        {row.fullName}
      </Link>
      {row.mark !== null && <span className={styles.second}>{row.mark}</span>}
      {narrow && <span className={styles.second}>{row.position}</span>}
      {employee.away && <span className={styles.second}>{wordAway(employee.away)}</span>}
      {row.number === null && employee.dismissalDate && (
        <span className={styles.second}>
          {texts.dismissed(employee.sex, formatDate(employee.dismissalDate))}
        </span>
      )}
    </>
  )
}

function Marks({ row }: { readonly row: StaffRow }) {
  return listedSections.map((section) => {
    return (
      <td key={section} className={styles.mark}>
        {row.number !== null && <Mark row={row} section={section} />}
      </td>
    )
  })
}

type MarkProps = Pick<Props, 'row'> & { readonly section: ListedSection }

/** A dash says why when it is pressed. */
function Mark({ row: { employee, fullName }, section }: MarkProps) {
  const state = employee.states[section]
  const { name } = findRules(section).words
  if (state !== 'none') return <StateMark state={state} label={`${name}: ${sectionStateWords[state]}`} />
  return (
    <WhyButton
      employeeId={employee.id}
      section={section}
      label={texts.whyNot(name, fullName)}
      className={styles.ask}
    >
      <StateMark state={state} />
    </WhyButton>
  )
}
