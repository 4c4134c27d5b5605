import { printPeriodicity } from '@osh/core/deadlines/periodicity.ts'
import type { PostRead, ToldRequirement } from '@osh/core/requirements/posts/post-line.ts'
import { keepTogether } from '@osh/core/wording/formats/no-break.ts'
import { cite } from '@osh/core/wording/law/norms.ts'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { May } from '#ui/app/session/May.tsx'
import { useMemberNames } from '#ui/app/session/use-member-names.ts'
import { formatDayOf } from '#ui/kit/format-moment.ts'
import { sectionHeads, postTexts as texts } from '../texts.ts'
import { wordInForce } from '../word-in-force.ts'
import { nameRequired } from './name-required.ts'
import styles from './Post.module.css'
import type { PostStore } from './post-store.ts'

type Props = { readonly store: PostStore; readonly read: PostRead }

/** So many accepted ones are shown at first. */
const AT_FIRST = 10

/** What was accepted and refused, and the sections in which nothing is asked for. */
export const Decided = observer(function Decided({ store, read: { accepted, refused, absent } }: Props) {
  const [all, setAll] = useState(false)
  const shown = all ? accepted : accepted.slice(0, AT_FIRST)
  return (
    <>
      {accepted.length > 0 && (
        <Group name="accepted" count={accepted.length}>
          {shown.map((one) => (
            <DecidedRow key={one.id} store={store} one={one} />
          ))}
          {accepted.length > shown.length && (
            <li className={styles.more}>
              <button type="button" className={styles.link} onClick={() => setAll(true)}>
                {texts.more(accepted.length - shown.length)}
              </button>
            </li>
          )}
        </Group>
      )}
      {refused.length > 0 && (
        <Group name="refused" count={refused.length}>
          {refused.map((one) => (
            <DecidedRow key={one.id} store={store} one={one} />
          ))}
        </Group>
      )}
      {absent.length > 0 && (
        <Group name="absent" count={absent.length}>
          {absent.map(({ section, why, missing }) => (
            <li key={section} className={styles.row}>
              <span className={styles.section}>{sectionHeads[section]}</span>
              <div className={styles.subject}>
                {why}
                {missing !== null && <p>{texts.missing(missing)}</p>}
              </div>
            </li>
          ))}
        </Group>
      )}
    </>
  )
})

type GroupProps = {
  readonly name: 'accepted' | 'refused' | 'absent'
  readonly count: number
  readonly children: ReactNode
}

const Group = ({ name, count, children }: GroupProps) => (
  <section aria-labelledby={`post-${name}`}>
    <div className={styles.group}>
      <h2 id={`post-${name}`}>
        {texts.groups[name]} <span>{count}</span>
      </h2>
    </div>
    <ul className={styles.rows}>{children}</ul>
  </section>
)

type RowProps = { readonly store: PostStore; readonly one: ToldRequirement }

const DecidedRow = observer(function DecidedRow({ store, one }: RowProps) {
  const { subject, periodicity, decision } = one
  const name = nameRequired(subject, store.factorOf)
  const inForce = wordInForce(one)
  return (
    <li className={`${styles.row} ${styles.decided}`}>
      <span className={styles.section}>{sectionHeads[subject.section]}</span>
      <div className={styles.subject}>
        {keepTogether(name)}
        {decision.kind === 'refused' && <p>{decision.reason}</p>}
        {inForce !== null && <p>{inForce}</p>}
      </div>
      <span>
        {decision.kind === 'accepted' && decision.instead ? (
          <>
            <s>{printPeriodicity(periodicity)}</s> → {printPeriodicity(decision.instead)}
          </>
        ) : (
          printPeriodicity(periodicity)
        )}
      </span>
      <span>{keepTogether(nameBasis(one))}</span>
      <span className={styles.signed}>
        <Signed one={one} timeZone={store.timeZone} />{' '}
        <May right="change">
          <button
            type="button"
            className={styles.link}
            disabled={store.busy}
            onClick={() => void store.decide('takeBack', { key: one.key })}
          >
            {texts.takeBack}
            <span className="visually-hidden">{texts.about(name)}</span>
          </button>
        </May>
      </span>
    </li>
  )
})

/** The act, or whose decision it is where it is the organisation's own. */
function nameBasis({ citation, decision }: ToldRequirement): string {
  const basis = decision.kind === 'accepted' ? decision.basis : null
  if (basis !== null) return texts.by(basis)
  return citation === null ? texts.own : cite(citation)
}

function Signed({ one, timeZone }: { readonly one: ToldRequirement; readonly timeZone: string }) {
  const names = useMemberNames()
  const { decision, decided } = one
  const words = [names.nameOf(decided.by), formatDayOf(decided.at, timeZone)].filter(Boolean).join(', ')
  return decision.kind === 'accepted' && decision.instead ? (
    <>
      <b>{texts.changed}</b> · {words}
    </>
  ) : (
    words
  )
}
