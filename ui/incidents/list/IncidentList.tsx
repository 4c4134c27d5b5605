import { May } from '#ui/app/session/May.tsx'
import { writeAddress } from '#ui/kit/pages/write-address.ts'
import '#ui/kit/native-select-styles.ts'
import { Button, NativeSelect } from '@mantine/core'
import { type Incident, isAnnulled } from '@osh/core/incidents/incident.ts'
import { type IncidentFilter, incidentStates } from '@osh/core/incidents/incident-repository.ts'
import { deriveIncidentDegree } from '@osh/core/incidents/severity.ts'
import { degrees } from '@osh/core/norms/accidents/degree.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import {
  degreeWords,
  describeDue,
  formatLocalMoment,
  incidentStateWords,
} from '@osh/core/wording/incidents.ts'
import { absent } from '@osh/core/wording/sections.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { SearchInput } from '#ui/kit/forms/SearchInput.tsx'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { SaveTable } from '#ui/kit/tables/SaveTable.tsx'
import styles from '../Incidents.module.css'
import { incidentTexts as texts } from '../texts.ts'
import { readIncidentAddress } from './incident-address.ts'
import { type IncidentListStore, incidentListStore } from './incident-list-store.ts'
import { makeIncidentsFile } from './incidents-file.ts'
import { listTexts } from './texts.ts'

const RecordModal = makeLazyPart(async () => ({
  default: (await import('../record/RecordModal.tsx')).RecordModal,
}))

/** «Происшествия»: accidents, the latest first, and the red button. */
export const IncidentList = observer(function IncidentList() {
  const store = useService(incidentListStore)
  const navigate = useNavigate()
  const [recording, setRecording] = useState(false)
  const [params, setParams] = useSearchParams()
  const filter = useMemo(() => readIncidentAddress(params), [params])
  useEffect(() => void store.open(filter), [store, filter])
  const narrow = (changes: Partial<IncidentFilter>) =>
    setParams((known) => writeAddress({ ...readIncidentAddress(known), ...changes }), {
      replace: true,
    })
  return (
    <Page
      title={listTexts.title}
      actions={
        <>
          <Link to="/notifications/incidents/figures">{listTexts.figures}</Link>
          {store.incidents.length > 0 && <SaveTable ask={() => makeIncidentsFile(store)} />}
          <May right="change">
            <Button color="red" onClick={() => setRecording(true)}>
              {listTexts.happened}
            </Button>
          </May>
        </>
      }
    >
      <Filters filter={filter} onNarrow={narrow} />
      <Loaded state={store.state} onRetry={() => void store.reload()} rows={6}>
        {() => <Rows store={store} onReset={params.size === 0 ? null : () => setParams({})} />}
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
  ...degrees.map((value) => ({ value, label: degreeWords[value] })),
]

type FilterProps = {
  readonly filter: IncidentFilter
  readonly onNarrow: (changes: Partial<IncidentFilter>) => void
}

const Filters = ({ filter, onNarrow }: FilterProps) => (
  <search className={styles.filters}>
    <SearchInput
      label={listTexts.search}
      search={filter.search}
      onSearch={(search) => onNarrow({ search })}
    />
    <NativeSelect
      aria-label={listTexts.state}
      data={states}
      value={filter.state ?? ''}
      onChange={({ target }) =>
        onNarrow({ state: incidentStates.find((one) => one === target.value) ?? null })
      }
    />
    <NativeSelect
      aria-label={texts.degree}
      data={kinds}
      value={filter.degree ?? ''}
      onChange={({ target }) => onNarrow({ degree: degrees.find((one) => one === target.value) ?? null })}
    />
  </search>
)

/** `onReset` is null while there is no filter. */
type RowsProps = Props & { readonly onReset: (() => void) | null }

const Rows = observer(function Rows({ store, onReset }: RowsProps) {
  if (store.incidents.length === 0)
    return onReset ? (
      <EmptyState
        action={
          <Button variant="default" onClick={onReset}>
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
  const isOver = isAnnulled(incident)
  const term = (
    <span className={next?.overdue ? styles.late : undefined}>
      {isOver ? incidentStateWords.annulled : next ? describeDue(next.due, next.deadline) : absent}
    </span>
  )
  return (
    <tr className={isOver ? `${styles.opens} ${styles.over}` : styles.opens}>
      <th scope="row">
        <Link className={styles.opening} to={`/notifications/incident/${incident.id}`}>
          {incident.injured.map(({ fullName }) => fullName).join(', ')}
        </Link>
        <small className={styles.narrow}>
          {incident.completedOn && !isOver ? listTexts.completedDay(formatDate(incident.completedOn)) : term}
        </small>
      </th>
      <td>{formatLocalMoment(incident.occurredAt)}</td>
      <td className={styles.wide}>{degreeWords[deriveIncidentDegree(incident)]}</td>
      <td className={styles.wide}>{term}</td>
      <td className={styles.wide}>{incident.completedOn ? formatDate(incident.completedOn) : absent}</td>
    </tr>
  )
})
