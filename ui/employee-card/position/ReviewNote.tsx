import { Button } from '@mantine/core'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { filterSections } from '@osh/core/sections/section.ts'
import { employees } from '@osh/core/wording/employees.ts'
import { Link } from 'react-router-dom'
import { May } from '#ui/app/session/May.tsx'
import { nameCardPath, sectionPaths } from '../card-tabs.ts'
import styles from '../EmployeeCard.module.css'
import { cardTexts as texts } from '../texts.ts'

type Props = { readonly id: EmployeeId; readonly onReviewed: () => void }

/** After a change of position: which obligations to look at. */
export const ReviewNote = ({ id, onReviewed }: Props) => (
  <div role="status" className={styles.note}>
    <div>
      <p>{employees.reviewAfterTransfer}</p>
      <div className={styles.noteLinks}>
        {filterSections(({ dependsOnPosition }) => dependsOnPosition).map((section) => (
          <Link key={section} to={nameCardPath(id, sectionPaths[section])}>
            {texts.sections[section]}
          </Link>
        ))}
      </div>
    </div>
    <May right="change">
      <Button variant="default" size="xs" onClick={onReviewed}>
        {texts.hideReview}
      </Button>
    </May>
  </div>
)
