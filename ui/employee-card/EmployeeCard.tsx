import { type EmployeeId, joinFullName, namePosition } from '@osh/core/employees/employee.ts'
import type { EmployeeWithStates } from '@osh/core/employees/shortage.ts'
import { wordAway } from '@osh/core/wording/absences.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useCallback, useEffect } from 'react'
import { Link, Outlet, useParams } from 'react-router-dom'
import { May } from '#ui/app/session/May.tsx'
import { useReread } from '#ui/app/session/use-reread.ts'
import { shellStore } from '#ui/app/shell/shell-store.ts'
import { archivePath } from '#ui/documents/document-paths.ts'
import { JournalLink } from '#ui/journal/JournalLink.tsx'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { absencesStore } from './absences/absences-store.ts'
import { ReturnNote } from './absences/ReturnNote.tsx'
import { readCardId } from './card-tabs.ts'
import { type EmployeeCardStore, employeeCardStore } from './employee-card-store.ts'
import { employeeObligationsStore } from './employee-obligations-store.ts'
import { BackAndNeighbours } from './header/BackAndNeighbours.tsx'
import { CardTabs } from './header/CardTabs.tsx'
import { CopyName } from './header/CopyName.tsx'
import { describeDismissal } from './position/dismissal-words.ts'
import { ReviewNote } from './position/ReviewNote.tsx'
import { cardTexts as texts } from './texts.ts'
import type { Card } from './use-card.ts'

const PersonDifference = makeLazyPart(() => import('#ui/requirements/person/PersonDifference.tsx'))

/** One employee: personal data, position, and the obligations of every section. */
export function EmployeeCard() {
  const id = readCardId(useParams().employeeId)
  return id === null ? <NotFound /> : <KnownCard id={id} />
}

const KnownCard = observer(function KnownCard({ id }: { readonly id: EmployeeId }) {
  const store = useService(employeeCardStore)
  useEffect(() => void store.open(id), [store, id])
  const { employee } = store
  if (employee !== null) return <Opened store={store} employee={employee} />
  if (store.register.is === 'ready') return store.id === id ? <NotFound /> : null
  return (
    <Page title={texts.title} fullBelow={880} before={<BackAndNeighbours store={store} />}>
      <Loaded state={store.register} rows={8} onRetry={() => void store.read()}>
        {() => null}
      </Loaded>
    </Page>
  )
})

type OpenedProps = { readonly store: EmployeeCardStore; readonly employee: EmployeeWithStates }

const Opened = observer(function Opened({ store, employee }: OpenedProps) {
  const duties = useService(employeeObligationsStore)
  const absences = useService(absencesStore)
  const shell = useService(shellStore)
  useEffect(() => void duties.open(employee.id), [duties, employee.id])
  useEffect(() => void absences.open(employee.id), [absences, employee.id])
  const reread = useCallback(
    () => void Promise.all([duties.reread(), absences.reread(), store.reread()]),
    [duties, absences, store],
  )
  useReread(reread)
  const changed = () => void Promise.all([reread(), shell.refresh()])
  const { away } = employee
  const place = [store.departmentName, namePosition(employee), away && wordAway(away)]
    .filter(Boolean)
    .join(' · ')
  const dismissal = describeDismissal(employee, store.today)
  const card: Card = { employee, store, duties, absences, changed }
  return (
    <Page
      title={joinFullName(employee)}
      beside={<CopyName fullName={joinFullName(employee)} />}
      subtitle={
        <>
          {dismissal === null ? place : `${place} · ${dismissal}`}
          <May right="see-records">
            {' · '}
            <Link to={`${archivePath}?employeeId=${employee.id}`}>{texts.documents}</Link>
          </May>
          <JournalLink of={{ record: 'employee', id: employee.id }} after=" · " />
        </>
      }
      fullBelow={880}
      before={<BackAndNeighbours store={store} />}
    >
      <CardTabs employee={employee} dismissed={store.dismissed} />
      {store.transferred && <ReviewNote id={employee.id} onReviewed={store.noteReviewed} />}
      <ReturnNote {...card} />
      {dismissal === null && duties.state.is === 'ready' && (
        <Suspense>
          <PersonDifference
            key={employee.id}
            employeeId={employee.id}
            version={duties.state}
            onApplied={changed}
          />
        </Suspense>
      )}
      <Outlet key={employee.id} context={card} />
    </Page>
  )
})

function NotFound() {
  return (
    <Page title={texts.notFound}>
      <EmptyState action={<Link to="/employees">{texts.all}</Link>}>{texts.notFoundHint}</EmptyState>
    </Page>
  )
}
