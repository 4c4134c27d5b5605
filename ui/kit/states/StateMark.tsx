import type { SectionState } from '@osh/core/employees/shortage.ts'
import { IconCheck, IconClock, IconMinus } from '@tabler/icons-react'
import styles from './states.module.css'

type Props = {
  readonly state: SectionState
  /** What the mark says in words; none where the words are beside it. */
  readonly label?: string
}

/** 24 px: «!» on red, a clock on amber, a bare tick, a dash in an outline, a bare question mark. */
export function StateMark({ state, label }: Props) {
  const said = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label }
  return (
    <span {...said} className={`${styles.mark} ${styles[state]}`}>
      {state === 'overdue' && '!'}
      {state === 'unknown' && '?'}
      {state === 'soon' && <IconClock size={16} stroke={1.6} aria-hidden />}
      {state === 'ok' && <IconCheck size={16} stroke={1.6} aria-hidden />}
      {state === 'none' && <IconMinus size={14} stroke={1.6} aria-hidden />}
    </span>
  )
}
