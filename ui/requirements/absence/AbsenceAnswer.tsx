import { Button } from '@mantine/core'
import type { Absence } from '@osh/core/requirements/absence/absence.ts'
import { Link } from 'react-router-dom'
import { May } from '#ui/app/session/May.tsx'
import { nameCardPath, sectionPaths } from '#ui/employee-card/card-tabs.ts'
import { registerPath } from '#ui/memos/MemoLink.tsx'
import { namePostPath } from '../post-paths.ts'
import styles from './Absence.module.css'
import { absenceTexts as texts } from './texts.ts'

type Props = {
  readonly absence: Absence
  /** In a dialog what it leads to opens beside it, so that what is typed there stays. */
  readonly apart?: boolean
}

/** What is known about somebody who is not there, and what would change it. */
export function AbsenceAnswer({ absence, apart = false }: Props) {
  const { fullName, position, facts, remedy, post, memo, reason, employeeId, section } = absence
  const isSettled = reason === 'dismissed' || reason === 'there'
  const at = apart ? { target: '_blank' } : {}
  return (
    <>
      <p className={styles.who}>{`${fullName}, ${position.toLowerCase()}`}</p>
      <dl className={styles.facts}>
        {facts.map(({ name, text }) => (
          <div key={`${name} ${text}`}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {remedy !== null && <p className={styles.remedy}>{remedy}</p>}
      {memo && (
        <Button component={Link} variant="default" to={`${registerPath}/${memo.id}`} {...at}>
          {texts.toMemo(memo.number)}
        </Button>
      )}
      {!memo && !isSettled && (
        <May right="change" otherwise={<p className={styles.remedy}>{texts.others}</p>}>
          <div className={styles.acts}>
            <Button component={Link} variant="default" to={namePostPath(post, section)} {...at}>
              {texts.toRequirement}
            </Button>
            <Button
              component={Link}
              variant="default"
              to={nameCardPath(employeeId, sectionPaths[section])}
              {...at}
            >
              {texts.assign}
            </Button>
          </div>
        </May>
      )}
    </>
  )
}
