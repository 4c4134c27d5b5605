import type { Entry } from '@osh/core/imports/plan/import-plan.ts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { leavingTexts } from '../decision-texts.ts'
import styles from '../Imports.module.css'
import { importTexts as texts } from '../texts.ts'
import { AbsentPart } from './AbsentPart.tsx'
import { EntryRow } from './EntryRow.tsx'
import { ForAlike } from './ForAlike.tsx'
import type { Filter, OpenedFile } from './opened-file.ts'
import { PlaceRow } from './PlaceRow.tsx'
import { nameQuestion } from './questions.ts'

type Props = { readonly opened: OpenedFile }

const groups = ['undecided', 'refused', 'changed', 'absent', 'new', 'same'] as const

/** What becomes of each row: how many of each kind, and the rows, first those that somebody has to look at. */
export const Preview = observer(function Preview({ opened }: Props) {
  const shown = groups.filter((is) => (opened.filter === 'all' ? is !== 'same' : opened.filter === is))
  return (
    <>
      <Strip opened={opened} />
      {opened.mayBeWhole && (
        <label className={styles.whole}>
          <input
            type="checkbox"
            checked={opened.leaving.isWhole}
            onChange={({ currentTarget }) => {
              opened.leaving.sayWhole(currentTarget.checked)
              opened.show('all')
            }}
          />
          <span>
            {leavingTexts.whole}
            <small>{leavingTexts.others(opened.absent.length)}</small>
          </span>
        </label>
      )}
      {shown.map((is) =>
        is === 'absent' ? (
          isAsked(opened) && <AbsentPart key={is} opened={opened} />
        ) : (
          <Group key={is} opened={opened} is={is} />
        ),
      )}
    </>
  )
})

/** Whether it is asked who of the others is dismissed. */
const isAsked = ({ mayBeWhole, leaving }: OpenedFile): boolean => mayBeWhole && leaving.isWhole

const Strip = observer(function Strip({ opened }: Props) {
  const filters: readonly Filter[] = [
    'all',
    ...groups.filter((filter) => filter !== 'absent' || isAsked(opened)),
  ]
  const count = (filter: Filter): number => {
    if (filter === 'all') return opened.plan.length
    return filter === 'absent' ? opened.absent.length : opened.counts[filter]
  }
  return (
    <fieldset className={styles.strip}>
      <legend className="visually-hidden">{texts.filters}</legend>
      {filters.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={opened.filter === filter}
          className={filter === 'refused' && opened.counts.refused > 0 ? styles.red : ''}
          onClick={() => opened.show(filter)}
        >
          <b>{count(filter)}</b>
          <span>{filter === 'absent' ? leavingTexts.strip : texts.strip[filter]}</span>
        </button>
      ))}
    </fieldset>
  )
})

/** So many are shown at first, and so many more each time. */
const [AT_FIRST, MORE] = [50, 200] as const

const Group = observer(function Group({
  opened,
  is,
}: Props & { readonly is: Exclude<(typeof groups)[number], 'absent'> }) {
  const [most, setMost] = useState<number>(AT_FIRST)
  const entries: readonly Entry[] = is === 'undecided' ? opened.asked : (opened.groups.get(is) ?? [])
  const places = is === 'undecided' ? opened.planned.places : []
  if (entries.length + places.length === 0) return null
  const left = entries.length - most
  return (
    <section aria-labelledby={`import-${is}`} className={styles.group}>
      <h2 id={`import-${is}`} className={is === 'refused' ? styles.red : ''}>
        {is === 'undecided' ? (
          <Decided opened={opened} />
        ) : (
          <>
            {texts.groups[is]} <span>{entries.length}</span>
          </>
        )}
      </h2>
      {is === 'undecided' && <ForAlike opened={opened} />}
      <ul>
        {places.map((question) => (
          <PlaceRow key={`${question.kind} ${question.name}`} opened={opened} question={question} />
        ))}
        {entries.slice(0, most).map((entry) => (
          <EntryRow
            key={entry.is === 'undecided' ? nameQuestion(entry) : entry.line}
            opened={opened}
            entry={entry}
          />
        ))}
      </ul>
      {left > 0 && (
        <button type="button" className={styles.link} onClick={() => setMost(most + MORE)}>
          {texts.more(left)}
        </button>
      )}
    </section>
  )
})

/** How many rows are to be decided about, and how many were. */
const Decided = observer(function Decided({ opened }: Props) {
  const { asked, questions, counts, planned } = opened
  const answered =
    asked
      .filter((one) => questions.findAnswer(one) !== null)
      .reduce((sum, { lines }) => sum + Math.max(lines.length, 1), 0) +
    planned.places.filter((one) => questions.findTaken(one) !== null).reduce((sum, { rows }) => sum + rows, 0)
  return (
    <>
      {counts.undecided > 0 && (
        <>
          {texts.groups.undecided} <span>{counts.undecided}</span>
          {answered > 0 && ' · '}
        </>
      )}
      {answered > 0 && (
        <>
          {texts.decided} <span>{answered}</span>
        </>
      )}
    </>
  )
})
