import { kindWords, traitWords } from '@osh/core/requirements/answer-words.ts'
import type { PostLine, SectionCount } from '@osh/core/requirements/posts/post-line.ts'
import { absent } from '@osh/core/wording/sections.ts'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { formatDayOf } from '#ui/kit/format-moment.ts'
import { countRows, countWaiting, findState } from './post-lines.ts'
import { namePostPath } from './post-paths.ts'
import styles from './Requirements.module.css'
import { sectionHeads, requirementTexts as texts, wordCounts } from './texts.ts'

type Props = { readonly line: PostLine }

/** The position, with the way to its page; its kind, and the department where it differs. */
export function PositionCell({ line }: Props) {
  const { profile, department } = line
  const under = [
    profile === null ? texts.noKind : kindWords[profile.kind],
    ...(department === null ? (profile?.traits ?? []).map((trait) => traitWords[trait]) : []),
    ...(department === null ? [] : [texts.differs(department)]),
  ]
  return (
    <>
      <Link className={styles.position} to={namePostPath(line)}>
        {line.position}
      </Link>
      <span className={styles.second}>{under.join(' · ')}</span>
    </>
  )
}

/** How much of a section is accepted and how much waits; why nothing is asked for. */
export function SectionCell({ line, count }: Props & { readonly count: SectionCount }) {
  const { section, accepted, waiting } = count
  if (line.profile === null && accepted === 0) return <>{absent}</>
  if (accepted === 0 && waiting === 0) return <NotRequired line={line} count={count} />
  return (
    <>
      {accepted > 0 && <>{accepted} </>}
      {waiting > 0 && <Waiting line={line} section={section} waiting={waiting} />}
    </>
  )
}

const Waiting = ({
  line,
  section,
  waiting,
}: Props & { readonly section: SectionCount['section']; readonly waiting: number }) => (
  <Link
    className={styles.plus}
    to={namePostPath(line, section)}
    aria-label={`+${waiting}: ${texts.waiting(waiting, sectionHeads[section], line.position)}`}
  >
    +{waiting}
  </Link>
)

function NotRequired({ line, count }: Props & { readonly count: SectionCount }) {
  const [opened, setOpened] = useState(false)
  const { section, absent: why } = count
  return (
    <>
      <button
        type="button"
        className={styles.why}
        aria-expanded={opened}
        aria-label={texts.whyNot(sectionHeads[section], line.position)}
        onClick={() => setOpened(!opened)}
      >
        {texts.notRequired}
      </button>
      {opened && (
        <span className={styles.reason} role="status">
          {[why?.why, why?.missing].filter(Boolean).join('; ') || absent}
        </span>
      )}
    </>
  )
}

/** The one thing that comes next. */
export function NextCell({ line, timeZone }: Props & { readonly timeZone: string }) {
  const state = findState(line)
  if (state === 'asked') return <Link to={namePostPath(line)}>{texts.answer}</Link>
  const counts = countRows(line) > 0 && <Link to={namePostPath(line)}>{wordCounts(line.difference)}</Link>
  if (state === 'waiting')
    return (
      <>
        {texts.proposals(countWaiting(line))}
        {counts && <span className={styles.second}>{counts}</span>}
      </>
    )
  const decided =
    line.decided === null ? texts.nothingYet : texts.decided(formatDayOf(line.decided.at, timeZone))
  return counts ? (
    <>
      {counts}
      <span className={styles.second}>{decided}</span>
    </>
  ) : (
    <span className={styles.muted}>{decided}</span>
  )
}
