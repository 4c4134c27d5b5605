import { findRules } from '@osh/core/sections/section.ts'
import { COUNTED_TO } from '@osh/core/shared/page.ts'
import type { OverdueToday } from '@osh/core/today/today.ts'
import { Link } from 'react-router-dom'
import { nameOverduePath, nameTablePath, tableSections } from '#ui/deadlines/section-tables.ts'
import type { LoadingState } from '#ui/kit/loading-state.ts'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { PartHead } from './PartHead.tsx'
import styles from './Today.module.css'
import { todayTexts } from './texts.ts'

type Props = { readonly overdue: LoadingState<OverdueToday>; readonly onRetry: () => void }

const texts = todayTexts.overdue

/** «Просрочено»: how much in each section, with the way to its table. */
export function OverdueStrip({ overdue, onRetry }: Props) {
  const rows = overdue.is === 'ready' ? sumOverdue(overdue.value) : null
  if (overdue.is === 'pending' || rows === 0) return null
  const count = overdue.is === 'ready' ? texts.count(rows ?? 0, overdue.value.people) : undefined
  return (
    <section className={styles.part} aria-labelledby="overdue-today">
      <PartHead id="overdue-today" title={texts.title} count={count} />
      <Loaded state={overdue} onRetry={onRetry} rows={1}>
        {({ counts }) => (
          <ul className={styles.strip}>
            {tableSections.map((section) => (
              <li key={section}>
                <Link
                  to={counts[section] > 0 ? nameOverduePath(section) : nameTablePath(section)}
                  className={`${styles.cell} ${counts[section] > 0 ? styles.some : ''}`}
                >
                  <span className={styles.figure}>
                    {counts[section] >= COUNTED_TO ? `${COUNTED_TO}+` : counts[section]}
                  </span>{' '}
                  <span className={styles.of}>{lower(findRules(section).words.name)}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}

const sumOverdue = ({ counts }: OverdueToday): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

/** «инструктажи», but «СИЗ» and «СОУТ». */
const lower = (name: string): string => (name === name.toUpperCase() ? name : name.toLowerCase())
