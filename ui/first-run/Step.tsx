import type { FirstRun, FirstRunStep, StepState } from '@osh/core/companies/first-run/first-run.ts'
import { IconCheck } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { formatMoment } from '#ui/kit/format-moment.ts'
import styles from './FirstRun.module.css'
import type { FirstRunStore } from './first-run-store.ts'
import { StepActions } from './StepActions.tsx'
import { firstRunTexts as texts } from './texts.ts'

type Props = {
  readonly store: FirstRunStore
  readonly run: FirstRun
  readonly step: FirstRunStep
  readonly number: number
  readonly state: StepState
}

/** One step: its number, what it is about, what can be done, and its state in words. */
export const Step = observer(function Step({ store, run, step, number, state }: Props) {
  const { title, about } = step === 'organisation' ? texts.organisation(store.company) : texts[step]
  const current = state === 'current'
  return (
    <li
      className={`${styles.step} ${current ? styles.current : ''}`}
      {...(current ? { 'aria-current': 'step' } : {})}
    >
      <span className={`${styles.mark} ${state === 'done' ? styles.done : ''}`} aria-hidden>
        {state === 'done' ? <IconCheck size={16} stroke={1.6} /> : number}
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.about}>{about}</p>
        <StepActions store={store} step={step} state={state} />
      </div>
      <p className={styles.state}>
        {listStateWords(step, state, run).map((words, i) => (
          <span key={words} className={i === 0 && current ? styles.now : ''}>
            {words}
          </span>
        ))}
        {step === 'organisation' && <span>{formatMoment(run.begunAt, store.company.timeZone)}</span>}
      </p>
    </li>
  )
})

function listStateWords(step: FirstRunStep, state: StepState, run: FirstRun): readonly string[] {
  const count = step === 'organisation' || step === 'memo' ? [] : [texts.counts[step](run[step])]
  switch (state) {
    case 'done':
      return [texts.states.done, ...count]
    case 'current':
      return [texts.states.current, ...count]
    case 'open':
      return count
    case 'waits':
      return [step === 'memo' ? texts.waits.memo : texts.waits.obligations]
  }
}
