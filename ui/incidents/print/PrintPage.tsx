import { Button } from '@mantine/core'
import type { DoneStep, Incident, IncidentId } from '@osh/core/incidents/incident.ts'
import type { Plan } from '@osh/core/incidents/plan.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { degreeWords, describeDue, formatLocalMoment } from '@osh/core/wording/incidents.ts'
import { IconChevronLeft, IconPrinter } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link, useParams } from 'react-router-dom'
import { memberNames } from '#ui/app/session/member-names.ts'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { incidentStore } from '../page/incident-store.ts'
import { incidentTexts } from '../texts.ts'
import styles from './Print.module.css'
import { printTexts as texts } from './texts.ts'

/** The checklist of one investigation, to be printed on A4. */
export const PrintPage = observer(function PrintPage() {
  const store = useService(incidentStore)
  const { incidentId } = useParams()
  const id = Number(incidentId) as IncidentId
  const names = useService(memberNames)
  useEffect(() => void store.open(id), [store, id])
  useEffect(() => void names.read(), [names])
  return (
    <Page
      title={texts.title}
      before={
        <Link className={styles.back} to={`/notifications/incident/${id}`}>
          <IconChevronLeft size={16} stroke={1.6} aria-hidden />
          {texts.back}
        </Link>
      }
      actions={
        <Button
          className={styles.button}
          leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
          onClick={() => window.print()}
        >
          {texts.print}
        </Button>
      }
    >
      <Loaded state={store.state} onRetry={() => void store.open(id)} rows={8}>
        {(incident) =>
          incident && store.plan ? (
            <Checklist incident={incident} plan={store.plan} nameOf={names.nameOnPaper} />
          ) : (
            <EmptyState>{incidentTexts.missing}</EmptyState>
          )
        }
      </Loaded>
    </Page>
  )
})

type Props = {
  readonly incident: Incident
  readonly plan: Plan
  readonly nameOf: (user: UserId) => string | null
}

const Checklist = observer(function Checklist({ incident, plan, nameOf }: Props) {
  const { injured, occurredAt, place, commission, completedOn, annulled } = incident
  const { heads } = texts
  const told = ({ at, entered }: DoneStep) =>
    [formatLocalMoment(at), nameOf(entered.by)].filter((said) => said).join(', ')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <section aria-label={texts.title} tabIndex={0} className={styles.sheet}>
      {annulled && <p>{texts.annulled(annulled.reason)}</p>}
      <p>
        {texts.happened(formatLocalMoment(occurredAt), place)} {texts.degree(degreeWords[plan.degree])}{' '}
        {texts.injured(injured.map(({ fullName }) => fullName).join(', '))}{' '}
        {commission && texts.order(commission.orderNumber, formatDate(commission.orderDate))}{' '}
        {completedOn && texts.completed(formatDate(completedOn))}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{heads.number}</th>
            <th scope="col">{heads.action}</th>
            <th scope="col">{heads.documents}</th>
            <th scope="col">{heads.addressees}</th>
            <th scope="col">{heads.basis}</th>
            <th scope="col">{heads.term}</th>
            <th scope="col">{heads.done}</th>
          </tr>
        </thead>
        <tbody>
          {plan.steps.map((step) => (
            <tr key={step.key}>
              <td>{step.number}</td>
              <th scope="row">
                {step.action}
                {step.question && (
                  <p>
                    {texts.answered(step.question.text, step.answer ? incidentTexts.yes : incidentTexts.no)}
                  </p>
                )}
              </th>
              <td>{step.documents.join('; ')}</td>
              <td>{step.addressees.join('; ')}</td>
              <td>{step.basis}</td>
              <td>
                {describeDue(step.due, step.deadline)}
                {step.period !== '—' && <p>{step.period}</p>}
              </td>
              <td>{step.done ? told(step.done) : '☐'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
})
