import { May } from '#ui/app/session/May.tsx'
import '#ui/kit/native-select-styles.ts'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { Incident } from '@osh/core/incidents/incident.ts'
import { incidentStates } from '@osh/core/incidents/incident-repository.ts'
import { deriveIncidentDegree } from '@osh/core/incidents/severity.ts'
import { severities } from '@osh/core/norms/accidents/degree.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import {
  degreeWords,
  describeDue,
  formatLocalMoment,
  incidentStateWords,
} from '@osh/core/wording/incidents.ts'
import { absent } from '@osh/core/wording/sections.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import styles from '../Incidents.module.css'
import { incidentTexts as texts } from '../texts.ts'
import { type IncidentListStore, incidentListStore } from './incident-list-store.ts'
import { listTexts } from './texts.ts'

const RecordModal = makeLazyPart(async () => ({
  default: (await import('../record/RecordModal.tsx')).RecordModal,
}))

/** «Происшествия»: accidents, the latest first, and the red button. */
export const IncidentList = observer(function IncidentList() {
  const store = useService(incidentListStore)
  const navigate = useNavigate()
  const [recording, setRecording] = useState(false)
  useEffect(() => void store.reload(), [store])
  return (
    <Page
      title={listTexts.title}
      actions={
        <>
          <Link to="/notifications/incidents/figures">{listTexts.figures}</Link>
          <May right="change">
            <Button color="red" onClick={() => setRecording(true)}>
              {listTexts.happened}
            </Button>
          </May>
        </>
      }
    >
      <Filters store={store} />
      <Loaded state={store.state} onRetry={() => void store.reload()} rows={6}>
        {() => <Rows store={store} />}
      </Loaded>
      {recording && (
        <Suspense fallback={null}>
          <RecordModal
            onClose={() => setRecording(false)}
            onRecorded={(id) => void navigate(`/notifications/incident/${id}`)}
          />
        </Suspense>
      )}
    </Page>
  )
})

type Props = { readonly store: IncidentListStore }

const states = [
  { value: '', label: `${listTexts.state}: ${listTexts.all}` },
  ...incidentStates.map((value) => ({ value, label: incidentStateWords[value] })),
]
const kinds = [
  { value: '', label: `${texts.degree}: ${listTexts.all}` },
  ...severities.map((value) => ({ value, label: degreeWords[value] })),
]

const Filters = observer(function Filters({ store }: Props) {
  return (
    <div className={styles.filters}>
      <TextInput
        aria-label={listTexts.search}
        placeholder={listTexts.search}
        maxLength={200}
        value={store.filters.search}
        onChange={({ currentTarget }) => void store.filter({ search: currentTarget.value })}
      />
      <NativeSelect
        aria-label={listTexts.state}
        data={states}
        value={store.filters.state ?? ''}
        onChange={({ target }) =>
          void store.filter({ state: incidentStates.find((one) => one === target.value) ?? null })
        }
      />
      <NativeSelect
        aria-label={texts.degree}
        data={kinds}
        value={store.filters.severity ?? ''}
        onChange={({ target }) =>
          void store.filter({ severity: severities.find((one) => one === target.value) ?? null })
        }
      />
    </div>
  )
})

const Rows = observer(function Rows({ store }: Props) {
  if (store.incidents.length === 0)
    return store.filtered ? (
      <EmptyState
        action={
          <Button variant="default" onClick={() => void store.reset()}>
            {listTexts.reset}
          </Button>
        }
      >
        {listTexts.noneFound}
      </EmptyState>
    ) : (
      <EmptyState>{listTexts.none}</EmptyState>
    )
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{listTexts.heads.injured}</th>
            <th scope="col">{listTexts.heads.happened}</th>
            <th scope="col" className={styles.wide}>
              {listTexts.heads.degree}
            </th>
            <th scope="col" className={styles.wide}>
              {listTexts.heads.next}
            </th>
            <th scope="col" className={styles.wide}>
              {listTexts.heads.completed}
            </th>
          </tr>
        </thead>
        <tbody>
          {store.incidents.map((incident) => (
            <Row key={incident.id} incident={incident} store={store} />
          ))}
        </tbody>
      </table>
      {!store.complete && (
        <Button variant="default" mt="md" onClick={() => void store.readMore()}>
          {listTexts.more}
        </Button>
      )}
    </>
  )
})

const Row = observer(function Row({ incident, store }: Props & { readonly incident: Incident }) {
  const next = store.findNextStep(incident)
  const term = (
    <span className={next?.overdue ? styles.late : undefined}>
      {next ? describeDue(next.due, next.deadline) : absent}
    </span>
  )
  return (
    <tr>
      <th scope="row">
        <Link to={`/notifications/incident/${incident.id}`}>
          {incident.injured.map(({ fullName }) => fullName).join(', ')}
        </Link>
        <small className={styles.narrow}>
          {incident.completedOn ? listTexts.completedDay(formatDate(incident.completedOn)) : term}
        </small>
      </th>
      <td>{formatLocalMoment(incident.occurredAt)}</td>
      <td className={styles.wide}>{degreeWords[deriveIncidentDegree(incident)]}</td>
      <td className={styles.wide}>{term}</td>
      <td className={styles.wide}>{incident.completedOn ? formatDate(incident.completedOn) : absent}</td>
    </tr>
  )
})
