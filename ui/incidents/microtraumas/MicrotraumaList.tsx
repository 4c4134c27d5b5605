import { May } from '#ui/app/session/May.tsx'
import { writeAddress } from '#ui/kit/pages/write-address.ts'
import '#ui/kit/native-select-styles.ts'
import { Button, NativeSelect } from '@mantine/core'
import {
  deriveMicrotraumaState,
  type Microtrauma,
  microtraumaStates,
} from '@osh/core/incidents/microtraumas/microtrauma.ts'
import type { MicrotraumaFilter } from '@osh/core/incidents/microtraumas/microtrauma-repository.ts'
import { reviewTerm } from '@osh/core/incidents/microtraumas/review-term.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { formatLocalMoment } from '@osh/core/wording/incidents.ts'
import { microtraumaStateWords } from '@osh/core/wording/microtraumas.ts'
import { absent } from '@osh/core/wording/sections.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import { SearchInput } from '#ui/kit/forms/SearchInput.tsx'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { SaveTable } from '#ui/kit/tables/SaveTable.tsx'
import styles from '../Incidents.module.css'
import { isFiltered, nameMicrotraumaPath, readMicrotraumaAddress } from './microtrauma-address.ts'
import { type MicrotraumaListStore, microtraumaListStore } from './microtrauma-list-store.ts'
import { makeMicrotraumasFile } from './microtraumas-file.ts'
import { microtraumaTexts as texts } from './texts.ts'

const RecordMicrotrauma = makeLazyPart(async () => ({
  default: (await import('./dialogs/RecordMicrotrauma.tsx')).RecordMicrotrauma,
}))
const JournalModal = makeLazyPart(async () => ({
  default: (await import('./dialogs/JournalModal.tsx')).JournalModal,
}))

/** «Микротравмы»: the register, the latest first. */
export const MicrotraumaList = observer(function MicrotraumaList() {
  const store = useService(microtraumaListStore)
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<'record' | 'journal' | null>(null)
  const [params, setParams] = useSearchParams()
  const filter = useMemo(() => readMicrotraumaAddress(params), [params])
  useEffect(() => void store.open(filter), [store, filter])
  const narrow = (changes: Partial<MicrotraumaFilter>) =>
    setParams((known) => writeAddress({ ...readMicrotraumaAddress(known), ...changes }), {
      replace: true,
    })
  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle}
      actions={
        <>
          {store.microtraumas.length > 0 && <SaveTable ask={() => makeMicrotraumasFile(store)} />}
          <Button variant="default" onClick={() => setDialog('journal')}>
            {texts.journal}
          </Button>
          <May right="change">
            <Button onClick={() => setDialog('record')}>{texts.record}</Button>
          </May>
        </>
      }
    >
      <Filters filter={filter} onNarrow={narrow} />
      <Loaded state={store.state} onRetry={() => void store.reload()} rows={6}>
        {() => <Rows store={store} onReset={isFiltered(filter) ? () => setParams({}) : null} />}
      </Loaded>
      {dialog === 'record' && (
        <Suspense fallback={null}>
          <RecordMicrotrauma
            onClose={() => setDialog(null)}
            onRecorded={(id) => void navigate(nameMicrotraumaPath(id))}
          />
        </Suspense>
      )}
      {dialog === 'journal' && (
        <Suspense fallback={null}>
          <JournalModal today={store.today} filter={filter} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </Page>
  )
})

const states = [
  { value: '', label: `${texts.state}: ${texts.all}` },
  ...microtraumaStates.map((value) => ({ value, label: microtraumaStateWords[value] })),
]

type FilterProps = {
  readonly filter: MicrotraumaFilter
  readonly onNarrow: (changes: Partial<MicrotraumaFilter>) => void
}

const Filters = ({ filter, onNarrow }: FilterProps) => (
  <search className={`${styles.filters} ${styles.four}`}>
    <SearchInput label={texts.search} search={filter.search} onSearch={(search) => onNarrow({ search })} />
    <NativeSelect
      aria-label={texts.state}
      data={states}
      value={filter.state ?? ''}
      onChange={({ target }) =>
        onNarrow({ state: microtraumaStates.find((one) => one === target.value) ?? null })
      }
    />
    <DateField
      aria-label={texts.from}
      placeholder={texts.from}
      value={filter.from}
      onChange={(from) => onNarrow({ from })}
    />
    <DateField
      aria-label={texts.to}
      placeholder={texts.to}
      value={filter.to}
      onChange={(to) => onNarrow({ to })}
    />
  </search>
)

type RowsProps = {
  readonly store: MicrotraumaListStore
  /** Null while there is no filter. */
  readonly onReset: (() => void) | null
}

const Rows = observer(function Rows({ store, onReset }: RowsProps) {
  if (store.microtraumas.length === 0)
    return onReset === null ? (
      <EmptyState hint={texts.noneHint}>{texts.none}</EmptyState>
    ) : (
      <EmptyState
        action={
          <Button variant="default" onClick={onReset}>
            {texts.reset}
          </Button>
        }
      >
        {texts.noneFound}
      </EmptyState>
    )
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.heads.injured}</th>
            <th scope="col">{texts.heads.happened}</th>
            <th scope="col" className={styles.wide}>
              {texts.heads.injury}
            </th>
            <th scope="col" className={styles.wide}>
              {texts.heads.state}
            </th>
            <th scope="col" className={styles.wide}>
              {texts.heads.term}
            </th>
          </tr>
        </thead>
        <tbody>
          {store.microtraumas.map((one) => (
            <Row key={one.id} microtrauma={one} isLate={store.isLate(one)} />
          ))}
        </tbody>
      </table>
      <p className={styles.muted}>{texts.total(store.total, store.uncounted)}</p>
      {!store.complete && (
        <Button variant="default" mt="md" onClick={() => void store.readMore()}>
          {texts.more}
        </Button>
      )}
    </>
  )
})

type RowProps = { readonly microtrauma: Microtrauma; readonly isLate: boolean }

function Row({ microtrauma, isLate }: RowProps) {
  const { id, injured, occurredAt, injury } = microtrauma
  const state = deriveMicrotraumaState(microtrauma)
  const term = state === 'to-review' ? formatDate(reviewTerm(microtrauma).until) : absent
  const look = isLate ? styles.late : undefined
  return (
    <tr>
      <th scope="row">
        <Link to={nameMicrotraumaPath(id)}>{injured.fullName}</Link>
        <small className={styles.narrow}>
          <span className={look}>
            {microtraumaStateWords[state]}
            {state === 'to-review' && ` до ${term}`}
          </span>
        </small>
      </th>
      <td>{formatLocalMoment(occurredAt)}</td>
      <td className={styles.wide}>{injury}</td>
      <td className={styles.wide}>{microtraumaStateWords[state]}</td>
      <td className={`${styles.wide} ${look ?? ''}`}>{term}</td>
    </tr>
  )
}
