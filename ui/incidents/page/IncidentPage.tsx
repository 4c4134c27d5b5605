import { Button } from '@mantine/core'
import { type Incident, type IncidentId, isAnnulled } from '@osh/core/incidents/incident.ts'
import { isLocal } from '@osh/core/incidents/offline/local-id.ts'
import type { PlanStep } from '@osh/core/incidents/plan.ts'
import { addMonths } from '@osh/core/shared/dates/local-date.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { IconChevronLeft } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { type ComponentType, Suspense, useCallback, useEffect, useState } from 'react'
import { Link, Navigate, useParams } from 'react-router-dom'
import { ports } from '#ui/app/container.ts'
import type { ReadsFirst } from '#ui/app/read-first.ts'
import { May, useHidden } from '#ui/app/session/May.tsx'
import { memberNames } from '#ui/app/session/member-names.ts'
import { JournalLink } from '#ui/journal/JournalLink.tsx'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { useWhenQuiet } from '#ui/kit/connection/when-quiet.ts'
import { useFiles } from '#ui/kit/files/use-files.ts'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import type { DialogProps } from '../dialogs/ChangeModal.tsx'
import { evidenceStore } from '../evidence/evidence-store.ts'
import styles from '../Incidents.module.css'
import { incidentTexts as texts } from '../texts.ts'
import { useAfterSteps } from './after-steps.ts'
import { Facts } from './Facts.tsx'
import { firstIncident } from './first-incident.ts'
import { useInTurn } from './in-turn.ts'
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
  annul: makeLazyPart(async () => ({
    default: (await import('../annulment/ReasonModal.tsx')).AnnulModal,
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

const AnnulledIncident = makeLazyPart(async () => ({
  default: (await import('../annulment/AnnulledIncident.tsx')).AnnulledIncident,
}))
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
            isAnnulled(incident) ? (
              <Suspense fallback={null}>
                <AnnulledIncident store={store} incident={incident} />
              </Suspense>
            ) : (
              <Investigation store={store} incident={incident} />
            )
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
  const parts = useAfterSteps()
  const [areStepsDrawn, setStepsDrawn] = useState(false)
  const drawSteps = useCallback(() => setStepsDrawn(true), [])
  const before = useInTurn(parts ? 1 : 0)
  const after = useInTurn(areStepsDrawn ? 3 : 0)
  const evidence = useService(evidenceStore)
  const files = useService(ports.evidenceFiles)
  const names = useService(memberNames)
  const { save } = useFiles()
  const hidden = useHidden()
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
        <May right="change">
          <Button variant="default" size="xs" onClick={() => setDialog('details')}>
            {texts.details}
          </Button>
        </May>
        <May right="change">
          <Button variant="default" size="xs" onClick={() => setDialog('medical')}>
            {texts.medical}
          </Button>
        </May>
        <May right="change">
          <Button variant="default" size="xs" onClick={() => setDialog('terms')}>
            {texts.terms}
          </Button>
        </May>
        <May right="change">
          <Button variant="default" size="xs" onClick={() => setDialog('commission')}>
            {texts.commission}
          </Button>
        </May>
        {hidden.length === 0 && (
          <Button
            variant="default"
            size="xs"
            onClick={() => void save(() => files.makeArchiveLink(companyId, id), texts.archiveName)}
          >
            {texts.archive}
          </Button>
        )}
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
        {!isLocal(id) && <JournalLink of={{ record: 'incident', id }} />}
        {store.interimAct && (
          <May right="change">
            <Button variant="default" size="xs" onClick={() => setDialog('interimAct')}>
              {texts.interimAct}
            </Button>
          </May>
        )}
        {completedOn === null ? (
          <May right="change">
            <Button size="xs" onClick={() => setDialog('completion')}>
              {texts.complete}
            </Button>
          </May>
        ) : (
          <May right="change">
            <Button variant="default" size="xs" onClick={() => setDialog('reopening')}>
              {texts.reopen}
            </Button>
          </May>
        )}
        {!isLocal(id) && (
          <May right="change">
            <Button variant="subtle" color="red" size="xs" onClick={() => setDialog('annul')}>
              {texts.annul}
            </Button>
          </May>
        )}
      </div>
      {completedOn !== null && (
        <p role="status" className={styles.well}>
          <strong>{texts.well}</strong>
          {texts.keepFor(formatDate(addMonths(completedOn, 45 * 12)))}
        </p>
      )}
      <NearestTerm store={store} />
      {parts && before > 0 && store.plan?.next && (
        <div className={styles.told}>
          <parts.Addressees addressees={store.plan.next.addressees} />
          {store.toTell > 0 && <a href="#to-tell">{texts.toTell(store.toTell)}</a>}
        </div>
      )}
      {store.refusal !== null && (
        <p role="alert" className={styles.refusal}>
          {store.refusal}
        </p>
      )}
      {parts && before > 0 && <parts.Lacks incident={incident} />}
      <StepList
        {...{ store, evidence }}
        dialog={paper}
        parts={before > 0 ? parts : null}
        onTime={setTimed}
        onDrawn={drawSteps}
      />
      {parts && after > 0 && <parts.ToTell store={store} />}
      {parts && after > 0 && !isLocal(id) && <parts.IncidentMeasures incidentId={id} />}
      {parts && after > 1 && !isLocal(id) && (
        <parts.RequiredDuties incident={incident} onRequired={() => void store.open(incident.id)} />
      )}
      {parts && after > 2 && <parts.Chronology store={store} />}
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
