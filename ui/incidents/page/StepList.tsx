import '#ui/kit/checkbox-styles.ts'
import { Checkbox } from '@mantine/core'
import type { PlanStep } from '@osh/core/incidents/plan.ts'
import { describeDue, formatLocalMoment } from '@osh/core/wording/incidents.ts'
import { IconFileText } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { Suspense, useDeferredValue } from 'react'
import { memberNames } from '#ui/app/session/member-names.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import type { EvidenceStore } from '../evidence/evidence-store.ts'
import styles from '../Incidents.module.css'
import { incidentTexts as texts } from '../texts.ts'
import { Addressees, Question, StepEvidence, StepPapers } from './after-steps.ts'
import type { IncidentStore } from './incident-store.ts'
import type { PaperDialog } from './use-paper-dialog.ts'

type Props = {
  readonly store: IncidentStore
  readonly dialog: PaperDialog
  readonly evidence: EvidenceStore
  /** Asks when the step was done, or where the term of an open one comes from. */
  readonly onTime: (step: PlanStep) => void
}

/** More than a screen has. */
const AT_ONCE = 4

/** The steps of the plan; those done shrink to a line. Those that are seen first are drawn first, unless an address names another. */
export const StepList = observer(function StepList(props: Props) {
  const { plan } = props.store
  const drawn = useDeferredValue(Number.POSITIVE_INFINITY, window.location.hash === '' ? AT_ONCE : undefined)
  if (!plan) return null
  return (
    <>
      <ol className={styles.steps}>
        {plan.steps.slice(0, drawn).map((step) => (
          <Step key={step.key} step={step} {...props} />
        ))}
      </ol>
      {drawn > AT_ONCE && plan.former.length > 0 && (
        <section>
          <h2 className={styles.part}>{texts.former}</h2>
          <ul className={styles.former}>
            {plan.former.map(({ key, action, at }) => (
              <li key={key}>
                {action} <span className={styles.muted}>{formatLocalMoment(at)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
})

type StepProps = Props & { readonly step: PlanStep }

const Step = observer(function Step({ step, store, dialog, evidence, onTime }: StepProps) {
  const { key, number, action, done, overdue } = step
  const isDone = done !== null
  const look = `${isDone ? styles.isDone : ''} ${overdue ? styles.isOverdue : ''}`
  return (
    <li id={`step-${key}`} className={`${styles.step} ${look}`}>
      <Checkbox
        aria-label={texts.mark(number)}
        checked={isDone}
        onChange={({ currentTarget }) => void store.mark(key, currentTarget.checked)}
      />
      <div className={styles.what}>
        <p className={styles.action}>
          {number}. {action}
        </p>
        {!isDone && <About step={step} />}
        {store.incident && (
          <Suspense fallback={<div className={styles.papers} />}>
            <StepPapers {...{ store, step, dialog }} incident={store.incident} />
          </Suspense>
        )}
        {step.question && (
          <Suspense>
            <Question step={step} store={store} />
          </Suspense>
        )}
        <Suspense fallback={<div className={styles.evidenceToCome} />}>
          <StepEvidence store={evidence} step={key} number={number} />
        </Suspense>
      </div>
      <When step={step} store={store} onTime={onTime} />
    </li>
  )
})

const About = ({ step: { documents, addressees, basis } }: { readonly step: PlanStep }) => (
  <>
    {documents.map((document) => (
      <p key={document} className={styles.line}>
        <IconFileText size={16} stroke={1.6} aria-hidden />
        {document}
      </p>
    ))}
    {addressees.length > 0 && (
      <Suspense>
        <Addressees addressees={addressees} />
      </Suspense>
    )}
    <p className={styles.muted}>{basis}</p>
  </>
)

const When = observer(function When({ step, store, onTime }: Pick<StepProps, 'step' | 'store' | 'onTime'>) {
  const { done, due, deadline, skipped } = step
  const names = useService(memberNames)
  if (done !== null)
    return (
      <p className={styles.when}>
        {texts.doneAt}
        <small>{formatLocalMoment(done.at)}</small>
        <small>{names.nameOf(done.entered.by)}</small>
        <button className={styles.link} type="button" onClick={() => onTime(step)}>
          {texts.otherTime}
        </button>
      </p>
    )
  if (skipped)
    return (
      <p className={styles.when}>
        <small>{texts.skipped}</small>
      </p>
    )
  const left = store.tellLeft(due)
  return (
    <p className={styles.when}>
      {left !== null && <strong>{left}</strong>}
      <small>{describeDue(due, deadline)}</small>
      {due.is !== 'at-once' && (
        <button
          className={styles.link}
          type="button"
          aria-label={texts.whyTermOf(step.number)}
          onClick={() => onTime(step)}
        >
          {texts.whyTerm}
        </button>
      )}
    </p>
  )
})
