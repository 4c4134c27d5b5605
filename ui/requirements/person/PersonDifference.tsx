import { Button } from '@mantine/core'
import { printPeriodicity } from '@osh/core/deadlines/periodicity.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { isUnassessed } from '@osh/core/obligations/subject.ts'
import type { DifferenceRow } from '@osh/core/requirements/difference/difference.ts'
import type { Post } from '@osh/core/requirements/requirement.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { May } from '#ui/app/session/May.tsx'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { DifferencePages } from '../difference/DifferencePages.tsx'
import { countRows } from '../difference/difference-page.ts'
import { nameRequired } from '../post/name-required.ts'
import { namePostPath } from '../post-paths.ts'
import { personTexts, sectionHeads, postTexts as texts, wordCounts } from '../texts.ts'
import styles from './PersonDifference.module.css'
import { type PersonDifferenceStore, personDifferenceStore } from './person-difference-store.ts'

type Props = {
  /** Null is everyone. */
  readonly employeeId: EmployeeId | null
  /** Changes with what the difference follows from. */
  readonly version: unknown
  readonly onApplied: () => void
}

/** What posts require and the person, or everyone, lacks, offered at once: looked through, dated, applied. Nothing where there is no difference. */
const PersonDifference = observer(function PersonDifference({ employeeId, version, onApplied }: Props) {
  const store = useService(personDifferenceStore)
  const [opened, setOpened] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was changed is counted again
  useEffect(() => void store.open(employeeId), [store, employeeId, version])
  const { difference } = store
  if (difference === null) return null
  const words = wordCounts(difference.counts)
  const title = employeeId === null ? personTexts.ofEveryone : personTexts.title
  if (words === '' && difference.unanswered !== null) return <Unanswered post={difference.unanswered} />
  if (words === '') return null
  return (
    <section aria-label={title} className={styles.box}>
      <div className={styles.head}>
        <p>
          {title}: <b>{words}</b>
        </p>
        <div className={styles.acts}>
          <button
            type="button"
            className={styles.link}
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
          >
            {opened ? texts.hideRows : texts.rows(countRows(difference.counts))}
          </button>
          <May right="change">
            <Button
              size="xs"
              loading={store.busy}
              onClick={() =>
                void store.apply().then((done) => {
                  if (done) onApplied()
                })
              }
            >
              {employeeId === null ? texts.apply(difference.counts.people) : personTexts.apply}
            </Button>
          </May>
        </div>
      </div>
      <p role="alert" className={styles.refusal}>
        {store.refusal}
      </p>
      {opened && (
        <DifferencePages
          difference={difference}
          page={store.page}
          onPage={(page) => void store.showPage(page)}
        />
      )}
      {opened && (
        <ul className={styles.rows}>
          {difference.rows.items.map((row) => (
            <Row
              key={`${row.employeeId} ${row.requirementId} ${row.obligationId}`}
              store={store}
              row={row}
              isOfOne={employeeId !== null}
            />
          ))}
        </ul>
      )}
    </section>
  )
})

export default PersonDifference

/** Of a post that nobody has said anything of there is nothing to offer yet: the questions are. */
const Unanswered = ({ post }: { readonly post: Post }) => (
  <section aria-label={personTexts.title} className={styles.box}>
    <div className={styles.head}>
      <p>{personTexts.unanswered}</p>
      <May right="change">
        <Link to={namePostPath(post)}>{personTexts.answer}</Link>
      </May>
    </div>
  </section>
)

const Row = observer(function Row({
  store,
  row,
  isOfOne,
}: {
  readonly store: PersonDifferenceStore
  readonly row: DifferenceRow
  readonly isOfOne: boolean
}) {
  const { kind, subject, periodicity, deadline, memo, withoutSection, requirementId } = row
  const act = withoutSection ? texts.notInTariff : texts.kinds[kind]
  const name = nameRequired(subject, store.factorOf)
  return (
    <li>
      <span className={styles.kind}>{memo ? texts.inMemo(memo.number) : act}</span>
      <span>
        {isOfOne ? name : personTexts.ofOne(row.fullName, name)}
        <small>
          {sectionHeads[subject.section]}, {printPeriodicity(periodicity)}
          {deadline && `, ${personTexts.by(formatDate(deadline))}`}
        </small>
      </span>
      {isOfOne && kind === 'assign' && !withoutSection && !isUnassessed(subject) && (
        <May right="change">
          <DateField
            label={<span>{personTexts.done}</span>}
            aria-label={personTexts.doneOf(name)}
            clearable
            max={store.today}
            value={store.done.get(requirementId) ?? null}
            onChange={(day) => store.setDone(row, day)}
          />
        </May>
      )}
    </li>
  )
})
