import { May, useMay } from '#ui/app/session/May.tsx'
import '#ui/kit/checkbox-styles.ts'
import { Checkbox } from '@mantine/core'
import { isAnnulled } from '@osh/core/incidents/incident.ts'
import type { PlanStep } from '@osh/core/incidents/plan.ts'
import { describeDue, formatLocalMoment } from '@osh/core/wording/incidents.ts'
import { IconFileText } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { memberNames } from '#ui/app/session/member-names.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import type { EvidenceStore } from '../evidence/evidence-store.ts'
import styles from '../Incidents.module.css'
import { incidentTexts as texts } from '../texts.ts'
import type { AfterSteps } from './after-steps.ts'
import { useDrawnSteps } from './in-turn.ts'
import type { IncidentStore } from './incident-store.ts'
import type { PaperDialog } from './use-paper-dialog.ts'

type Props = {
  readonly store: IncidentStore
  readonly dialog: PaperDialog
  readonly evidence: EvidenceStore
  /** What is in a step besides its term; null until it has come. */
  readonly parts: AfterSteps | null
  /** Asks when the step was done, or where the term of an open one comes from. */
  readonly onTime: (step: PlanStep) => void
  /** All steps are drawn, with all that is in them. */
  readonly onDrawn: () => void
}

/** The steps of the plan; those done shrink to a line. */
export const StepList = observer(function StepList({ parts, onDrawn, ...props }: Props) {
  const { plan } = props.store
  const count = plan?.steps.length ?? 0
  const drawn = useDrawnSteps(count, parts !== null)
  const isDrawn = plan !== null && parts !== null && drawn.whole >= count
  useEffect(() => {
    if (isDrawn) onDrawn()
  }, [isDrawn, onDrawn])
  if (!plan) return null
  return (
    <>
      <ol className={styles.steps}>
        {plan.steps.slice(0, drawn.steps).map((step, index) => (
          <Step key={step.key} step={step} parts={index < drawn.whole ? parts : null} {...props} />
        ))}
      </ol>
      {drawn.steps >= count && plan.former.length > 0 && (
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

type StepProps = Omit<Props, 'onDrawn'> & { readonly step: PlanStep }

const Step = observer(function Step({ step, store, dialog, evidence, parts, onTime }: StepProps) {
  const { key, number, action, done, overdue } = step
  const may = useMay('change')
  const isDone = done !== null
  const look = `${isDone ? styles.isDone : ''} ${overdue ? styles.isOverdue : ''}`
  return (
    <li id={`step-${key}`} className={`${styles.step} ${look}`}>
      <Checkbox
        aria-label={texts.mark(number)}
        checked={isDone}
        disabled={!may}
        onChange={({ currentTarget }) => void store.mark(key, currentTarget.checked)}
      />
      <div className={styles.what}>
        <p className={styles.action}>
          {number}. {action}
        </p>
        {!isDone && <About step={step} parts={parts} />}
        {store.incident &&
          (parts ? (
            <parts.StepPapers {...{ store, step, dialog }} incident={store.incident} />
          ) : (
            <div className={styles.papers} />
          ))}
        {step.question && parts && <parts.Question step={step} store={store} />}
        {parts ? (
          <parts.StepEvidence store={evidence} step={key} number={number} />
        ) : (
          <div className={styles.evidenceToCome} />
        )}
      </div>
      <When step={step} store={store} onTime={onTime} />
    </li>
  )
})

const About = ({
  step: { documents, addressees, basis, period },
  parts,
}: Pick<StepProps, 'step' | 'parts'>) => (
  <>
    {documents.map((document) => (
      <p key={document} className={styles.line}>
        <IconFileText size={16} stroke={1.6} aria-hidden />
        {document}
      </p>
    ))}
    {addressees.length > 0 && parts && <parts.Addressees addressees={addressees} />}
    <p className={styles.muted}>{basis}</p>
    {period !== '—' && <p className={styles.muted}>{period}</p>}
  </>
)

const When = observer(function When({ step, store, onTime }: Pick<StepProps, 'step' | 'store' | 'onTime'>) {
  const { done, due, deadline, skipped, term } = step
  const names = useService(memberNames)
  if (done !== null)
    return (
      <p className={styles.when}>
        {texts.doneAt}
        <small>{formatLocalMoment(done.at)}</small>
        <small>{names.nameOf(done.entered.by)}</small>
        <May right="change">
          <button className={styles.link} type="button" onClick={() => onTime(step)}>
            {texts.otherTime}
          </button>
        </May>
      </p>
    )
  if (skipped)
    return (
      <p className={styles.when}>
        <small>{store.incident && !isAnnulled(store.incident) && texts.skipped}</small>
      </p>
    )
  const left = term.unit === 'years' ? null : store.tellLeft(due)
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
