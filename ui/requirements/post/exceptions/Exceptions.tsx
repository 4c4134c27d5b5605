import type { PostRead, ToldException } from '@osh/core/requirements/posts/post-line.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { wordNamesakes } from '@osh/core/wording/formats/namesakes.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { May } from '#ui/app/session/May.tsx'
import { useMemberNames } from '#ui/app/session/use-member-names.ts'
import { nameCardPath } from '#ui/employee-card/card-tabs.ts'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { formatDayOf } from '#ui/kit/format-moment.ts'
import { sectionHeads, postTexts as texts } from '../../texts.ts'
import { nameRequired } from '../name-required.ts'
import styles from '../Post.module.css'
import type { PostStore } from '../post-store.ts'

const ExceptForm = makeLazyPart(() => import('./ExceptForm.tsx'))

type Props = { readonly store: PostStore; readonly read: PostRead }

/** For whom something of it doesn't hold, why and until when; made and ended here. */
export const Exceptions = observer(function Exceptions({ store, read }: Props) {
  const [opened, setOpened] = useState(false)
  const { exceptions, accepted, people } = read
  const marks = wordNamesakes(people.map(({ fullName, ...one }) => ({ ...one, name: fullName })))
  if (exceptions.length === 0 && (accepted.length === 0 || people.length === 0)) return null
  return (
    <section aria-labelledby="post-exceptions">
      <div className={styles.group}>
        <h2 id="post-exceptions">
          {texts.exceptions} <span>{exceptions.length}</span>
        </h2>
        {accepted.length > 0 && people.length > 0 && (
          <May right="change">
            <button
              type="button"
              className={styles.link}
              aria-expanded={opened}
              onClick={() => setOpened(!opened)}
            >
              {texts.except}
            </button>
          </May>
        )}
      </div>
      {opened && (
        <Suspense>
          <ExceptForm store={store} read={read} marks={marks} onClose={() => setOpened(false)} />
        </Suspense>
      )}
      {exceptions.length === 0 ? (
        <p className={styles.done}>{texts.noExceptions}</p>
      ) : (
        <ul className={styles.rows}>
          {exceptions.map((one) => (
            <ExceptionRow
              key={`${one.requirementId} ${one.employeeId}`}
              store={store}
              read={read}
              one={one}
              mark={marks.get(one.employeeId)}
            />
          ))}
        </ul>
      )}
    </section>
  )
})

type RowProps = Props & {
  readonly one: ToldException
  /** What tells them from a namesake. */
  readonly mark: string | undefined
}

const ExceptionRow = observer(function ExceptionRow({ store, read, one, mark }: RowProps) {
  const names = useMemberNames()
  const { requirementId, employeeId, fullName, reason, until, made } = one
  const required = read.accepted.find(({ id }) => id === requirementId)
  const subject = required ? nameRequired(required.subject, store.factorOf) : texts.noMoreAccepted
  const isOver = until !== null && until < store.today
  return (
    <li className={`${styles.row} ${styles.decided}`}>
      <span className={styles.section}>{required ? sectionHeads[required.subject.section] : ''}</span>
      <div className={styles.subject}>
        <Link to={nameCardPath(employeeId)}>{fullName}</Link>
        {mark && `, ${mark}`}: {subject}
        <p>{reason}</p>
      </div>
      <span className={isOver ? styles.plain : undefined}>
        {isOver ? texts.over(formatDate(until)) : texts.until(until && formatDate(until))}
      </span>
      <span />
      <span className={styles.signed}>
        {[names.nameOf(made.by), formatDayOf(made.at, store.timeZone)].filter(Boolean).join(', ')}{' '}
        <May right="change">
          <button
            type="button"
            className={styles.link}
            disabled={store.busy}
            onClick={() => void store.decide('endException', { requirementId, employeeId })}
          >
            {texts.endException}
            <span className="visually-hidden">{texts.about(texts.exceptionOf(fullName, subject))}</span>
          </button>
        </May>
      </span>
    </li>
  )
})
