import { May } from '#ui/app/session/May.tsx'
import { writeAddress } from '#ui/kit/pages/write-address.ts'
import '#ui/kit/native-select-styles.ts'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { measureStates, originKinds } from '@osh/core/measures/measure.ts'
import type { MeasureFilter } from '@osh/core/measures/measure-repository.ts'
import { measureStateWords, originWords } from '@osh/core/wording/measures.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { memberNames } from '#ui/app/session/member-names.ts'
import { useFormDialog } from '#ui/documents/use-form-dialog.ts'
import { fetchPart, makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { SaveTable } from '#ui/kit/tables/SaveTable.tsx'
import { MeasureList } from './MeasureList.tsx'
import styles from './Measures.module.css'
import { readMeasureAddress } from './measure-address.ts'
import { type MeasureStore, measureStore } from './measure-store.ts'
import { measureTexts as texts } from './texts.ts'

const OrderModal = makeLazyPart(async () => ({
  default: (await import('./dialogs/OrderModal.tsx')).OrderModal,
}))

const IssueModal = makeLazyPart(() => import('#ui/documents/issue/IssueModal.tsx'))
const PlanModal = makeLazyPart(async () => ({ default: (await import('./dialogs/PlanModal.tsx')).PlanModal }))

/** «Мероприятия»: what is to be done after accidents, by inspectors' orders and by the company's own plan, the earliest term first. */
export const MeasuresPage = observer(function MeasuresPage() {
  const store = useService(measureStore)
  const names = useService(memberNames)
  const [params, setParams] = useSearchParams()
  const reply = useFormDialog()
  const hasOrder = store.measures.some(({ source }) => source.is === 'inspector-order')
  const [adding, setAdding] = useState<'order' | 'own' | null>(null)
  const filter = useMemo(() => readMeasureAddress(params), [params])
  useEffect(() => void store.open({ is: 'filter', filter }), [store, filter])
  useEffect(() => void names.read(), [names])
  const narrow = (changes: Partial<MeasureFilter>) =>
    setParams((known) => writeAddress({ ...readMeasureAddress(known), ...changes }), { replace: true })
  const isFiltered = Object.keys(writeAddress(filter)).length > 0
  return (
    <Page
      title={texts.title}
      actions={
        <>
          {store.measures.length > 0 && (
            <SaveTable
              ask={async () => {
                const { makeMeasuresFile } = await fetchPart(() => import('./measures-file.ts'))
                return makeMeasuresFile(store)
              }}
            />
          )}
          {hasOrder && (
            <May right="issue-papers">
              <Button
                variant="default"
                loading={reply.busy}
                onClick={() => void reply.open('company', 'prescription-reply')}
              >
                {texts.reply}
              </Button>
            </May>
          )}
          <May right="change">
            <Button variant="default" onClick={() => setAdding('order')}>
              {texts.addOrder}
            </Button>
            <Button onClick={() => setAdding('own')}>{texts.addOwn}</Button>
          </May>
        </>
      }
    >
      <Filters filter={filter} onNarrow={narrow} />
      <Loaded state={store.state} onRetry={() => void store.reload()} rows={6}>
        {() => <Listed store={store} onReset={isFiltered ? () => setParams({}) : null} />}
      </Loaded>
      {reply.opened && (
        <Suspense fallback={null}>
          <IssueModal
            template={reply.opened.template}
            date={store.today}
            about={reply.opened.about}
            onIssued={() => undefined}
            onClose={reply.close}
          />
        </Suspense>
      )}
      {adding && (
        <Suspense fallback={null}>
          {adding === 'order' ? (
            <OrderModal store={store} incidentId={null} onClose={() => setAdding(null)} />
          ) : (
            <PlanModal
              store={store}
              origin={{ origin: 'plan' }}
              title={texts.ownTitle}
              onClose={() => setAdding(null)}
            />
          )}
        </Suspense>
      )}
    </Page>
  )
})

type FiltersProps = {
  readonly filter: MeasureFilter
  readonly onNarrow: (changes: Partial<MeasureFilter>) => void
}

const states = [
  { value: '', label: `${texts.state}: ${texts.all}` },
  ...measureStates.map((value) => ({ value, label: measureStateWords[value] })),
]
const origins = [
  { value: '', label: `${texts.origin}: ${texts.all}` },
  ...originKinds.map((value) => ({ value, label: originWords[value] })),
]

function Filters({ filter, onNarrow }: FiltersProps) {
  return (
    <div className={styles.filters}>
      <TextInput
        aria-label={texts.search}
        placeholder={texts.search}
        maxLength={200}
        value={filter.search}
        onChange={({ currentTarget }) => onNarrow({ search: currentTarget.value })}
      />
      <NativeSelect
        aria-label={texts.state}
        data={states}
        value={filter.state ?? ''}
        onChange={({ target }) =>
          onNarrow({ state: measureStates.find((one) => one === target.value) ?? null })
        }
      />
      <NativeSelect
        aria-label={texts.origin}
        data={origins}
        value={filter.origin ?? ''}
        onChange={({ target }) =>
          onNarrow({ origin: originKinds.find((one) => one === target.value) ?? null })
        }
      />
    </div>
  )
}

type ListedProps = { readonly store: MeasureStore; readonly onReset: (() => void) | null }

const Listed = observer(function Listed({ store, onReset }: ListedProps) {
  if (store.measures.length === 0)
    return onReset ? (
      <EmptyState
        action={
          <Button variant="default" onClick={onReset}>
            {texts.reset}
          </Button>
        }
      >
        {texts.noneFound}
      </EmptyState>
    ) : (
      <EmptyState>{texts.none}</EmptyState>
    )
  return (
    <>
      <MeasureList store={store} of={null} />
      <p className={styles.muted}>{texts.total(store.total, store.uncounted)}</p>
      {!store.complete && (
        <Button variant="default" onClick={() => void store.readMore()}>
          {texts.more}
        </Button>
      )}
    </>
  )
})
