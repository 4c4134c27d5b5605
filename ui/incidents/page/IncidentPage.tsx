import { Button } from '@mantine/core'
import { isTimeZone } from '@osh/core/companies/time-zones.ts'
import type { Incident, IncidentId } from '@osh/core/incidents/incident.ts'
import { isLocal } from '@osh/core/incidents/offline/local-id.ts'
import type { PlanStep } from '@osh/core/incidents/plan.ts'
import { deriveSeverity, isGroup } from '@osh/core/norms/accidents/degree.ts'
import { addMonths } from '@osh/core/shared/dates/local-date.ts'
import { timeZoneWords } from '@osh/core/wording/companies.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { degreeWords, formatLocalMoment } from '@osh/core/wording/incidents.ts'
import { IconChevronLeft } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { Link, Navigate, useParams } from 'react-router-dom'
import { ports } from '#ui/app/container.ts'
import type { ReadsFirst } from '#ui/app/read-first.ts'
import { memberNames } from '#ui/app/session/member-names.ts'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { useWhenQuiet } from '#ui/kit/connection/when-quiet.ts'
import { useFiles } from '#ui/kit/files/use-files.ts'
import { DefinitionList, DefinitionRow } from '#ui/kit/page/DefinitionList.tsx'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import type { DialogProps } from '../dialogs/ChangeModal.tsx'
import { evidenceStore } from '../evidence/evidence-store.ts'
import styles from '../Incidents.module.css'
import { incidentTexts as texts } from '../texts.ts'
import { Chronology, IncidentMeasures, Lacks, RequiredDuties } from './after-steps.ts'
import { firstIncident } from './first-incident.ts'
import { type IncidentStore, incidentStore } from './incident-store.ts'
import { NearestTerm } from './NearestTerm.tsx'
import { StepList } from './StepList.tsx'
import { usePaperDialog } from './use-paper-dialog.ts'

const IssueModal = makeLazyPart(() => import('#ui/documents/issue/IssueModal.tsx'))

const dialogs = {
  medical: makeLazyPart(async () => ({
    default: (await import('../dialogs/MedicalModal.tsx')).MedicalModal,
  })),
  terms: makeLazyPart(async () => ({ default: (await import('../dialogs/TermsModal.tsx')).TermsModal })),
  interimAct: makeLazyPart(async () => ({
    default: (await import('../dialogs/InterimActModal.tsx')).InterimActModal,
  })),
  reopening: makeLazyPart(async () => ({
    default: (await import('../dialogs/ReopeningModal.tsx')).ReopeningModal,
  })),
  details: makeLazyPart(async () => ({
    default: (await import('../dialogs/DetailsModal.tsx')).DetailsModal,
  })),
  commission: makeLazyPart(async () => ({
    default: (await import('../dialogs/CommissionModal.tsx')).CommissionModal,
  })),
  completion: makeLazyPart(async () => ({
    default: (await import('../dialogs/CompletionModal.tsx')).CompletionModal,
  })),
} satisfies Record<string, ComponentType<DialogProps>>

const TermModal = makeLazyPart(async () => ({ default: (await import('./TermModal.tsx')).TermModal }))
const StepTimeModal = makeLazyPart(async () => ({
  default: (await import('../dialogs/StepTimeModal.tsx')).StepTimeModal,
}))

export const readIncident: ReadsFirst['readFirst'] = (services, { incidentId }) =>
  services.get(firstIncident).read(Number(incidentId) as IncidentId)

/** «Оформление материалов расследования несчастного случая»: the terms and the steps of one accident. */
export const IncidentPage = observer(function IncidentPage() {
  const store = useService(incidentStore)
  const { incidentId } = useParams()
  const id = Number(incidentId) as IncidentId
  useState(() => store.begin(id))
  useEffect(() => {
    if (store.incident?.id !== id) void store.open(id)
  }, [store, id])
  useEffect(() => store.run(), [store])
  useEffect(() => store.follow(), [store])
  // What was begun on this device alone has another id once it is sent.
  if (isLocal(id) && store.incident && store.incident.id !== id)
    return <Navigate to={`/notifications/incident/${store.incident.id}`} replace />
  return (
    <Page
      title={texts.pageTitle}
      before={
        <Link className={styles.back} to="/notifications/incidents">
          <IconChevronLeft size={16} stroke={1.6} aria-hidden />
          {texts.back}
        </Link>
      }
    >
      <Loaded state={store.state} onRetry={() => void store.open(id)} rows={8}>
        {(incident) =>
          incident ? (
            <Investigation store={store} incident={incident} />
          ) : (
            <EmptyState>{texts.missing}</EmptyState>
          )
        }
      </Loaded>
    </Page>
  )
})

type Props = { readonly store: IncidentStore; readonly incident: Incident }

const Investigation = observer(function Investigation({ store, incident }: Props) {
  const paper = usePaperDialog(incident)
  const [dialog, setDialog] = useState<keyof typeof dialogs | null>(null)
  const [timed, setTimed] = useState<PlanStep | null>(null)
  const Dialog = dialog && dialogs[dialog]
  const evidence = useService(evidenceStore)
  const files = useService(ports.evidenceFiles)
  const names = useService(memberNames)
  const { save } = useFiles()
  const { companyId, id } = incident
  useWhenQuiet(() => void evidence.open({ is: 'incident', incidentId: id }), [evidence, id])
  useEffect(() => evidence.follow(), [evidence])
  useWhenQuiet(() => void names.read(), [names])
  useEffect(() => document.getElementById(window.location.hash.slice(1))?.scrollIntoView(), [])
  const { completedOn } = incident
  return (
    <>
      <Facts store={store} incident={incident} />
      <div className={styles.tools}>
        <Button variant="default" size="xs" onClick={() => setDialog('details')}>
          {texts.details}
        </Button>
        <Button variant="default" size="xs" onClick={() => setDialog('medical')}>
          {texts.medical}
        </Button>
        <Button variant="default" size="xs" onClick={() => setDialog('terms')}>
          {texts.terms}
        </Button>
        <Button variant="default" size="xs" onClick={() => setDialog('commission')}>
          {texts.commission}
        </Button>
        <Button
          variant="default"
          size="xs"
          onClick={() => void save(() => files.makeArchiveLink(companyId, id), texts.archiveName)}
        >
          {texts.archive}
        </Button>
        <Button
          variant="default"
          size="xs"
          onClick={() => void save(() => files.makeCalendarLink(companyId, id), texts.calendarName)}
        >
          {texts.calendar}
        </Button>
        <Button component={Link} to={`/notifications/incident/${id}/print`} variant="default" size="xs">
          {texts.print}
        </Button>
        {store.interimAct && (
          <Button variant="default" size="xs" onClick={() => setDialog('interimAct')}>
            {texts.interimAct}
          </Button>
        )}
        {completedOn === null ? (
          <Button size="xs" onClick={() => setDialog('completion')}>
            {texts.complete}
          </Button>
        ) : (
          <Button variant="default" size="xs" onClick={() => setDialog('reopening')}>
            {texts.reopen}
          </Button>
        )}
      </div>
      {completedOn !== null && (
        <p role="status" className={styles.well}>
          <strong>{texts.well}</strong>
          {texts.keepFor(formatDate(addMonths(completedOn, 45 * 12)))}
        </p>
      )}
      <NearestTerm store={store} />
      {store.refusal !== null && (
        <p role="alert" className={styles.refusal}>
          {store.refusal}
        </p>
      )}
      <Suspense>
        <Lacks incident={incident} />
      </Suspense>
      <StepList store={store} dialog={paper} evidence={evidence} onTime={setTimed} />
      {!isLocal(id) && (
        <Suspense>
          <IncidentMeasures incidentId={id} />
          <RequiredDuties incident={incident} onRequired={() => void store.open(incident.id)} />
        </Suspense>
      )}
      <Suspense>
        <Chronology store={store} />
      </Suspense>
      {timed && (
        <Suspense fallback={null}>
          {timed.done ? (
            <StepTimeModal store={store} step={timed} onClose={() => setTimed(null)} />
          ) : (
            <TermModal incident={incident} step={timed} onClose={() => setTimed(null)} />
          )}
        </Suspense>
      )}
      {paper.opened && (
        <Suspense fallback={null}>
          <IssueModal
            template={paper.opened.template}
            date={store.today}
            about={paper.opened.about}
            onIssued={() => void store.open(incident.id)}
            onClose={paper.close}
          />
        </Suspense>
      )}
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog store={store} incident={incident} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </>
  )
})

const Facts = observer(function Facts({ store, incident }: Props) {
  const { plan } = store
  if (!plan) return null
  const { injured, occurredAt, timeZone, place, commission, completedOn } = incident
  const done = plan.steps.filter(({ done }) => done !== null).length
  const names = injured.map(({ fullName }) => fullName).join(', ')
  const several = isGroup(plan.degree)
  return (
    <div className={styles.facts}>
      <DefinitionList>
        <DefinitionRow term={several ? texts.facts.manyInjured : texts.facts.injured}>{names}</DefinitionRow>
        <DefinitionRow term={texts.facts.degree}>
          {degreeWords[deriveSeverity(plan.degree)]}, {several ? texts.facts.several : texts.facts.one}
        </DefinitionRow>
        <DefinitionRow term={texts.facts.happened}>
          {formatLocalMoment(occurredAt)}, {isTimeZone(timeZone) ? timeZoneWords[timeZone] : timeZone}
        </DefinitionRow>
        <DefinitionRow term={texts.facts.place}>{place}</DefinitionRow>
        {incident.microtraumaId !== null && (
          <DefinitionRow term={texts.facts.microtrauma}>
            <Link to={`/notifications/microtrauma/${incident.microtraumaId}`}>
              {texts.facts.wasMicrotrauma}
            </Link>
          </DefinitionRow>
        )}
        <DefinitionRow term={texts.facts.commission}>
          {commission && texts.facts.order(commission.orderNumber, formatDate(commission.orderDate))}
        </DefinitionRow>
        <DefinitionRow term={texts.facts.done}>{texts.facts.steps(done, plan.steps.length)}</DefinitionRow>
        {completedOn && <DefinitionRow term={texts.facts.completed}>{formatDate(completedOn)}</DefinitionRow>}
      </DefinitionList>
    </div>
  )
})
