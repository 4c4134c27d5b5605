import { PROTOCOL_ID } from '@osh/core/registry/protocols/protocol-id.ts'
import { findRules } from '@osh/core/sections/section.ts'
import { countDaysBetween, type LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { AwaitedMemo } from '@osh/core/today/awaited-memo.ts'
import type { RegistryWait } from '@osh/core/today/registry-waits.ts'
import type { AwaitingToday } from '@osh/core/today/today.ts'
import type { Unfilled } from '@osh/core/today/unfilled-roles.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { keepTogether } from '@osh/core/wording/formats/no-break.ts'
import { absent } from '@osh/core/wording/sections.ts'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { useMay } from '#ui/app/session/May.tsx'
import { archivePath } from '#ui/documents/document-paths.ts'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { openedFromHere, registerPath } from '#ui/memos/MemoLink.tsx'
import { PartHead } from './PartHead.tsx'
import styles from './Today.module.css'
import { todayTexts } from './texts.ts'
import type { TodayStore } from './today-store.ts'

const texts = todayTexts.awaiting
const NAMED_ROLES = 3

/** «Ждёт решения»: each row leads to its record. */
export const Awaiting = observer(function Awaiting({ store }: { readonly store: TodayStore }) {
  const { awaiting, today } = store
  const rows = awaiting.is === 'ready' ? countAwaiting(awaiting.value) : null
  if (awaiting.is === 'pending' || rows === 0) return null
  return (
    <section className={styles.part} aria-labelledby="awaiting-today">
      <PartHead id="awaiting-today" title={texts.title} count={rows === null ? undefined : String(rows)} />
      <Loaded state={awaiting} onRetry={() => void store.read()} rows={3}>
        {({ memos, unfilled, acts, registry }) => (
          <ul className={styles.rows}>
            {memos.items.map((memo) => (
              <MemoRow key={memo.memo.id} memo={memo} today={today} />
            ))}
            {memos.total > memos.items.length && (
              <li className={styles.others}>
                <Link to="/notifications/memos">{texts.moreMemos(memos.total - memos.items.length)}</Link>
              </li>
            )}
            {unfilled && <UnfilledRow unfilled={unfilled} today={today} />}
            {registry.map((wait) => (
              <RegistryRow key={wait.is} wait={wait} />
            ))}
            {acts.map(({ act, validTo }) => (
              <Row
                key={act.id}
                date={formatDate(validTo)}
                means={texts.actEnded}
                title={texts.act(act.short)}
                under={texts.rests(act.governs)}
                verb={texts.check}
                to="/law"
              />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
})

const countAwaiting = ({ memos, unfilled, acts, registry }: AwaitingToday): number =>
  memos.total + (unfilled === null ? 0 : 1) + acts.length + registry.length

type OnDay = { readonly today: LocalDate }

function MemoRow({ memo: awaited, today }: OnDay & { readonly memo: AwaitedMemo }) {
  const { memo, section, formedOn, rows, pending, people, names, lastDone } = awaited
  const { words } = findRules(section)
  const others = people > names.length ? [texts.others(people - names.length)] : []
  const whose = [names.join(', '), ...others].filter(Boolean).join(' ')
  const under = [whose, ...(lastDone ? [texts.lastDone(formatDate(lastDone))] : [])]
  return (
    <Row
      date={formatDate(formedOn)}
      means={texts.active(countDaysBetween(formedOn, today))}
      title={texts.memo(memo.number, words.name, pending, rows)}
      under={under.filter(Boolean).join(' · ')}
      verb={pending === 0 ? texts.approve : texts.enterDates}
      to={`${registerPath}/${memo.id}`}
      state={openedFromHere}
    />
  )
}

function UnfilledRow({ unfilled: { since, roles }, today }: OnDay & { readonly unfilled: Unfilled }) {
  const named = roles
    .slice(0, NAMED_ROLES)
    .map(({ name, left }) => (left === null ? name : texts.left(name, left)))
  const others = roles.length > named.length ? [texts.others(roles.length - named.length)] : []
  return (
    <Row
      date={since === null ? absent : formatDate(since)}
      means={since === null ? texts.never : texts.without(countDaysBetween(since, today))}
      title={texts.unfilled(roles.length)}
      under={[...named, ...others].join('; ')}
      verb={texts.appoint}
      to="/employees/responsible"
    />
  )
}

function RegistryRow({ wait: { is, count, since } }: { readonly wait: RegistryWait }) {
  const { title, verb } = texts.registry[is]
  const may = useMay('change')
  const counted = is === 'editions' ? texts.protocols(count) : texts.checks(count)
  const to =
    is === 'editions'
      ? `${archivePath}?templateId=${PROTOCOL_ID}&from=${since}`
      : `/employees/registry?from=${since}`
  return (
    <Row
      date={formatDate(since)}
      means={is === 'editions' ? texts.earliestProtocol : texts.earliest}
      title={`${title}: ${counted}`}
      under={is === 'unsent' ? texts.unsentHint : ''}
      verb={verb}
      to={may || is === 'editions' ? to : null}
    />
  )
}

type RowProps = {
  readonly date: string
  /** What the date means. */
  readonly means: string
  readonly title: string
  readonly under: string
  readonly verb: string
  /** Null for those who may do nothing about it. */
  readonly to: string | null
  /** Of the entry of the history that the link makes. */
  readonly state?: object
}

/** A row of today's work: since or until when, what it is about, and the way to it. */
export function Row({ date, means, title, under, verb, to, state }: RowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.when}>
        {date}
        <span className={styles.second}>{keepTogether(means)}</span>
      </div>
      <div className={styles.what}>
        <span className={styles.subject}>{keepTogether(title)}</span>
        {under !== '' && <span className={styles.second}>{keepTogether(under)}</span>}
      </div>
      {to !== null && (
        <Link className={styles.verb} to={to} state={state}>
          {verb}
          <span className="visually-hidden"> {title}</span>
        </Link>
      )}
    </li>
  )
}
