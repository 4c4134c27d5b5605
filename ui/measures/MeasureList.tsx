import { Button } from '@mantine/core'
import { deriveMeasureState, type Measure } from '@osh/core/measures/measure.ts'
import type { ListedMeasure, MeasureSource } from '@osh/core/measures/measure-repository.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { describeSource, describeTerm, measureStateWords } from '@osh/core/wording/measures.ts'
import { observer } from 'mobx-react-lite'
import { type ComponentType, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { useMay } from '#ui/app/session/May.tsx'
import { memberNames } from '#ui/app/session/member-names.ts'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import type { MeasureDialogProps } from './dialogs/MeasureModal.tsx'
import styles from './Measures.module.css'
import type { MeasureStore } from './measure-store.ts'
import { measureTexts as texts } from './texts.ts'

const MeasureEvidence = makeLazyPart(async () => ({
  default: (await import('./MeasureEvidence.tsx')).MeasureEvidence,
}))

const dialogs = {
  edit: makeLazyPart(async () => ({ default: (await import('./dialogs/EditModal.tsx')).EditModal })),
  complete: makeLazyPart(async () => ({
    default: (await import('./dialogs/CompleteModal.tsx')).CompleteModal,
  })),
  takeBack: makeLazyPart(async () => ({
    default: (await import('./dialogs/ReasonModal.tsx')).TakeBackModal,
  })),
  editOrder: makeLazyPart(async () => ({
    default: (await import('./dialogs/EditOrderModal.tsx')).EditOrderModal,
  })),
  remove: makeLazyPart(async () => ({ default: (await import('./dialogs/ReasonModal.tsx')).RemoveModal })),
} satisfies Record<string, ComponentType<MeasureDialogProps>>
type Action = keyof typeof dialogs

type Opened = { readonly action: Action; readonly measure: Measure }

type Props = {
  readonly store: MeasureStore
  /** From what all follow, which is not said again; null: each says it. */
  readonly of: MeasureSource['is'] | null
  /** Those of what `of` says are asked for no more. */
  readonly isOver?: boolean | undefined
}

/** Measures with what can be done with each. */
export const MeasureList = observer(function MeasureList({ store, of, isOver }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const Dialog = opened && dialogs[opened.action]
  return (
    <>
      <ul className={styles.list}>
        {store.measures.map((one) => (
          <Row
            key={one.measure.id}
            listed={one}
            store={store}
            of={of}
            isOver={isOver && one.source.is === of}
            onOpen={(action) => setOpened({ action, measure: one.measure })}
          />
        ))}
      </ul>
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog store={store} measure={opened.measure} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
})

type RowProps = Props & { readonly listed: ListedMeasure; readonly onOpen: (action: Action) => void }

const Row = observer(function Row({ listed, store, of, isOver, onOpen }: RowProps) {
  const { measure, source, attached } = listed
  const [isOpen, setOpen] = useState(false)
  const { id, what, responsible, shownBy, answer, done, origin, reopenedBecause, removed } = measure
  const state = deriveMeasureState(measure, store.today)
  return (
    <li
      id={`measure-${id}`}
      className={`${styles.row} ${state === 'overdue' && !isOver ? styles.isOverdue : ''}`}
    >
      <div className={styles.what}>
        <p className={styles.name}>{what}</p>
        <p className={styles.muted}>{responsible === '' ? texts.erased : responsible}</p>
        {source.is !== of && (
          <p className={styles.muted}>
            <Source source={source} point={origin.is === 'inspector-order' ? origin.point : ''} />
          </p>
        )}
        <p className={styles.muted}>
          {done ? texts.proof(done.proof) : texts.shownBy(shownBy)}
          {done !== null && done.link !== '' && (
            <>
              {' '}
              <a href={done.link} target="_blank" rel="noreferrer">
                {texts.link}
              </a>
            </>
          )}
        </p>
        {answer !== '' && <p className={styles.muted}>{texts.answer(answer)}</p>}
        {done === null && reopenedBecause !== '' && (
          <p className={styles.muted}>{texts.reopened(reopenedBecause)}</p>
        )}
        {removed && <p className={styles.muted}>{texts.removed(removed.reason)}</p>}
      </div>
      <When measure={measure} store={store} isOver={isOver} />
      <Actions
        measure={measure}
        attached={attached}
        isOpen={isOpen}
        onOpen={onOpen}
        onEvidence={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div className={styles.evidence}>
          <Suspense>
            <MeasureEvidence store={store} measure={measure} />
          </Suspense>
        </div>
      )}
    </li>
  )
})

function Source({ source, point }: { readonly source: ListedMeasure['source']; readonly point: string }) {
  const said = describeSource(source, point)
  const address = addressOf(source)
  return address === null ? said : <Link to={address}>{said}</Link>
}

function addressOf(source: MeasureSource): string | null {
  if (source.is === 'plan') return null
  if (source.is === 'microtrauma') return `/notifications/microtrauma/${source.microtraumaId}`
  return source.incidentId === null ? null : `/notifications/incident/${source.incidentId}`
}

const When = observer(function When({
  measure,
  store,
  isOver,
}: Pick<RowProps, 'store' | 'isOver'> & { readonly measure: Measure }) {
  const names = useService(memberNames)
  const { done, dueOn, removed } = measure
  const state = deriveMeasureState(measure, store.today)
  return (
    <p className={styles.when}>
      {done ? measureStateWords.done : formatDate(dueOn)}
      {done && <small>{texts.doneOn(formatDate(done.on), names.nameOf(done.entered.by))}</small>}
      {done === null && removed === null && !isOver && (
        <small className={state === 'overdue' ? styles.late : undefined}>
          {describeTerm(dueOn, store.today)}
        </small>
      )}
    </p>
  )
})

type ActionsProps = {
  readonly measure: Measure
  readonly attached: number
  readonly isOpen: boolean
  readonly onOpen: (action: Action) => void
  readonly onEvidence: () => void
}

/** Of what was removed only its evidence is shown, where there is some. */
const Actions = observer(function Actions({ measure, attached, isOpen, onOpen, onEvidence }: ActionsProps) {
  const may = useMay('change')
  const { what, done, origin, removed } = measure
  if (removed !== null && attached === 0) return null
  const isPoint = origin.is === 'inspector-order'
  const named: readonly (readonly [Action, string])[] =
    removed !== null || !may
      ? []
      : [
          ...(done === null
            ? [['complete', texts.complete] as const]
            : [['takeBack', texts.takeBack] as const]),
          ...(done === null || isPoint
            ? [['edit', done === null ? texts.edit : texts.answerIt] as const]
            : []),
          ...(isPoint ? [['editOrder', texts.editOrder] as const] : []),
          ['remove', texts.remove],
        ]
  return (
    <div className={styles.actions}>
      {named.map(([action, said]) => (
        <Button
          key={action}
          size="xs"
          variant={action === 'complete' ? 'light' : 'subtle'}
          aria-label={texts.of(said, what)}
          onClick={() => onOpen(action)}
        >
          {said}
        </Button>
      ))}
      <Button
        size="xs"
        variant="subtle"
        aria-expanded={isOpen}
        aria-label={texts.of(texts.evidenceCount(attached), what)}
        onClick={onEvidence}
      >
        {texts.evidenceCount(attached)}
      </Button>
    </div>
  )
})
