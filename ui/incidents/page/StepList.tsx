import '#ui/kit/checkbox-styles.ts'
import { Checkbox } from '@mantine/core'
import type { PlanStep } from '@osh/core/incidents/plan.ts'
import { describeDue, formatLocalMoment } from '@osh/core/wording/incidents.ts'
import { IconFileText } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { memberNames } from '#ui/app/session/member-names.ts'
import { lazyPart } from '#ui/kit/connection/fetch-part.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import type { EvidenceStore } from '../evidence/evidence-store.ts'
import styles from '../Incidents.module.css'
import { incidentTexts as texts } from '../texts.ts'
import type { IncidentStore } from './incident-store.ts'
import type { PaperDialog } from './use-paper-dialog.ts'

const Question = lazyPart(async () => ({ default: (await import('./Question.tsx')).Question }))
/** Photos and records come after the steps themselves: the terms are read first. */
const StepEvidence = lazyPart(async () => ({
  default: (await import('../evidence/StepEvidence.tsx')).StepEvidence,
}))

/** Whom a step turns to is said with how the company reaches them. */
const Addressees = lazyPart(async () => ({
  default: (await import('../addressees/Addressees.tsx')).Addressees,
}))
const StepPapers = lazyPart(async () => ({ default: (await import('../papers/StepPapers.tsx')).StepPapers }))

type Props = {
  readonly store: IncidentStore
  readonly dialog: PaperDialog
  readonly evidence: EvidenceStore
  /** Asks when the step was done, or where the term of an open one comes from. */
  readonly onTime: (step: PlanStep) => void
}

/** The steps of the plan; those done shrink to a line. */
export const StepList = observer(function StepList(props: Props) {
  const { plan } = props.store
  if (!plan) return null
  return (
    <>
      <ol className={styles.steps}>
        {plan.steps.map((step) => (
          <Step key={step.key} step={step} {...props} />
        ))}
      </ol>
      {plan.former.length > 0 && (
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
