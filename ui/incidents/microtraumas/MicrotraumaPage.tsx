import { Button } from '@mantine/core'
import {
  deriveMicrotraumaState,
  isOpenRecord,
  type Microtrauma,
} from '@osh/core/incidents/microtraumas/microtrauma.ts'
import type { MicrotraumaId } from '@osh/core/incidents/microtraumas/microtrauma-id.ts'
import { formatLocalMoment } from '@osh/core/wording/incidents.ts'
import {
  describeReviewLeft,
  explainReviewTerm,
  microtraumaStateWords,
  reviewTermLaw,
} from '@osh/core/wording/microtraumas.ts'
import { IconChevronLeft } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { May } from '#ui/app/session/May.tsx'
import { memberNames } from '#ui/app/session/member-names.ts'
import { useFormDialog } from '#ui/documents/use-form-dialog.ts'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { formatMoment } from '#ui/kit/format-moment.ts'
import { DefinitionList, DefinitionRow } from '#ui/kit/page/DefinitionList.tsx'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import styles from '../Incidents.module.css'
import { CardChronology } from './CardChronology.tsx'
import { CardPapers } from './CardPapers.tsx'
import type { CardDialogProps } from './dialogs/card-dialog.ts'
import { microtraumasPath } from './microtrauma-address.ts'
import { type MicrotraumaStore, microtraumaStore } from './microtrauma-store.ts'
import { ReviewPart } from './ReviewPart.tsx'
import { microtraumaTexts as texts } from './texts.ts'

const CERTIFICATE_FORM = 'microtrauma-certificate'

/** What is to be done is read after the card. */
const MicrotraumaMeasures = makeLazyPart(async () => ({
  default: (await import('#ui/measures/MicrotraumaMeasures.tsx')).MicrotraumaMeasures,
}))
const MicrotraumaEvidence = makeLazyPart(async () => ({
  default: (await import('./MicrotraumaEvidence.tsx')).MicrotraumaEvidence,
}))
const IssueModal = makeLazyPart(() => import('#ui/documents/issue/IssueModal.tsx'))

const dialogs = {
  details: makeLazyPart(async () => ({ default: (await import('./dialogs/DetailsModal.tsx')).DetailsModal })),
  review: makeLazyPart(async () => ({ default: (await import('./dialogs/ReviewModal.tsx')).ReviewModal })),
  extend: makeLazyPart(async () => ({
    default: (await import('./dialogs/ExtensionModal.tsx')).ExtensionModal,
  })),
  takeBack: makeLazyPart(async () => ({
    default: (await import('./dialogs/ReasonModal.tsx')).TakeBackModal,
  })),
  annul: makeLazyPart(async () => ({
    default: (await import('./dialogs/ReasonModal.tsx')).AnnulMicrotrauma,
  })),
  become: makeLazyPart(async () => ({
    default: (await import('./dialogs/AccidentModal.tsx')).AccidentModal,
  })),
} satisfies Record<string, ComponentType<CardDialogProps>>

/** The card of one microtrauma: what was recorded, by when it is reviewed, what came of it. */
export const MicrotraumaPage = observer(function MicrotraumaPage() {
  const store = useService(microtraumaStore)
  const { microtraumaId } = useParams()
  const id = Number(microtraumaId) as MicrotraumaId
  useEffect(() => void store.open(id), [store, id])
  const names = useService(memberNames)
  useEffect(() => void names.read(), [names])
  return (
    <Page
      title={texts.cardTitle}
      before={
        <Link className={styles.back} to={microtraumasPath}>
          <IconChevronLeft size={16} stroke={1.6} aria-hidden />
          {texts.back}
        </Link>
      }
    >
      <Loaded state={store.state} onRetry={() => void store.open(id)} rows={8}>
        {(microtrauma) =>
          microtrauma ? (
            <Card store={store} microtrauma={microtrauma} />
          ) : (
            <EmptyState>{texts.missing}</EmptyState>
          )
        }
      </Loaded>
    </Page>
  )
})

type Props = { readonly store: MicrotraumaStore; readonly microtrauma: Microtrauma }

const Card = observer(function Card({ store, microtrauma }: Props) {
  const [dialog, setDialog] = useState<keyof typeof dialogs | null>(null)
  const Dialog = dialog && dialogs[dialog]
  const paper = useFormDialog()
  const { injured } = microtrauma
  const certify = () => {
    const { employeeId } = injured
    void paper.open('employee', CERTIFICATE_FORM, {
      ...(employeeId === null ? {} : { employees: [employeeId] }),
      microtrauma: { id: microtrauma.id, ofOutsider: employeeId === null, named: injured.fullName },
    })
  }
  return (
    <>
      <Term store={store} microtrauma={microtrauma} />
      <Facts microtrauma={microtrauma} />
      {isOpenRecord(microtrauma) && (
        <May right="change">
          <div className={styles.tools}>
            <Button size="xs" onClick={() => setDialog('review')}>
              {microtrauma.review ? texts.mendReview : texts.review}
            </Button>
            {microtrauma.review ? (
              <Button variant="default" size="xs" onClick={() => setDialog('takeBack')}>
                {texts.takeBack}
              </Button>
            ) : (
              <Button variant="default" size="xs" onClick={() => setDialog('extend')}>
                {texts.extend}
              </Button>
            )}
            <Button variant="default" size="xs" onClick={() => setDialog('details')}>
              {texts.details}
            </Button>
            <Button variant="default" size="xs" onClick={() => setDialog('annul')}>
              {texts.annul}
            </Button>
            <Button variant="outline" color="red" size="xs" onClick={() => setDialog('become')}>
              {texts.become}
            </Button>
          </div>
        </May>
      )}
      {microtrauma.review && <ReviewPart review={microtrauma.review} />}
      {microtrauma.reopenedBecause !== '' && (
        <p className={styles.muted}>{texts.reopened(microtrauma.reopenedBecause)}</p>
      )}
      <CardPapers microtrauma={microtrauma} busy={paper.busy} onCertify={certify} />
      <Suspense>
        <MicrotraumaMeasures microtrauma={microtrauma} onPlanned={() => void store.open(microtrauma.id)} />
      </Suspense>
      <Suspense>
        <MicrotraumaEvidence store={store} microtrauma={microtrauma} />
      </Suspense>
      <CardChronology store={store} microtrauma={microtrauma} />
      {paper.opened && (
        <Suspense fallback={null}>
          <IssueModal
            template={paper.opened.template}
            date={store.today}
            about={paper.opened.about}
            onIssued={() => void store.open(microtrauma.id)}
            onClose={paper.close}
          />
        </Suspense>
      )}
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog store={store} microtrauma={microtrauma} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </>
  )
})

const Facts = observer(function Facts({ microtrauma }: Pick<Props, 'microtrauma'>) {
  const names = useService(memberNames)
  const { injured, occurredAt, place, reportedAt, reportedBy, annulled } = microtrauma
  const teller = reportedBy
    ? [reportedBy.fullName, reportedBy.post].filter(Boolean).join(', ')
    : texts.facts.self
  return (
    <DefinitionList>
      <DefinitionRow term={texts.facts.injured}>
        {[injured.fullName, injured.post].filter(Boolean).join(', ')}
      </DefinitionRow>
      <DefinitionRow term={texts.facts.happened}>{formatLocalMoment(occurredAt)}</DefinitionRow>
      <DefinitionRow term={texts.facts.place}>{place}</DefinitionRow>
      <DefinitionRow term={texts.facts.circumstances}>{microtrauma.circumstances}</DefinitionRow>
      <DefinitionRow term={texts.facts.injury}>{microtrauma.injury}</DefinitionRow>
      <DefinitionRow term={texts.facts.firstAid}>{microtrauma.firstAid}</DefinitionRow>
      <DefinitionRow
        term={texts.facts.reported}
      >{`${formatLocalMoment(reportedAt)}, ${teller}`}</DefinitionRow>
      <DefinitionRow term={texts.facts.state}>
        {microtraumaStateWords[deriveMicrotraumaState(microtrauma)]}
      </DefinitionRow>
      {annulled && (
        <DefinitionRow term={texts.facts.annulled}>
          {texts.annulledBy(
            names.nameOf(annulled.by) ?? '',
            formatMoment(annulled.at, names.timeZone),
            annulled.reason,
          )}
        </DefinitionRow>
      )}
    </DefinitionList>
  )
})

/** By when it is to be reviewed, how that comes about, and what is left; what it became, where it did. */
const Term = observer(function Term({ store, microtrauma }: Props) {
  const state = deriveMicrotraumaState(microtrauma)
  if (state === 'accident')
    return (
      <p role="status" className={styles.well}>
        {texts.became}.{' '}
        <Link to={`/notifications/incident/${microtrauma.incidentId}`}>{texts.openIncident}</Link>
      </p>
    )
  if (state !== 'to-review') return null
  return (
    <div className={`${styles.nearest} ${store.isLate(microtrauma) ? styles.isLate : ''}`}>
      <div>
        <p>
          <strong>{texts.term}</strong>
        </p>
        <p>{explainReviewTerm(microtrauma)}</p>
        <p className={styles.muted}>{reviewTermLaw}</p>
      </div>
      <p className={styles.clock}>{describeReviewLeft(microtrauma, store.findToday(microtrauma))}</p>
    </div>
  )
})
