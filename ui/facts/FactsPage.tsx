import { Button } from '@mantine/core'
import type { FactColumn, FactList } from '@osh/core/facts/fact-list.ts'
import { factGroups } from '@osh/core/facts/fact-lists.ts'
import type { FactRow } from '@osh/core/facts/fact-records.ts'
import { parseLocalDate } from '@osh/core/shared/dates/local-date.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useState } from 'react'
import { May } from '#ui/app/session/May.tsx'
import { fetchPart, makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { SaveTable } from '#ui/kit/tables/SaveTable.tsx'
import styles from './Facts.module.css'
import { type FactsStore, factsStore } from './facts-store.ts'
import { factTexts as texts } from './texts.ts'

const FactsModal = makeLazyPart(async () => ({ default: (await import('./FactsModal.tsx')).FactsModal }))

/** «Сведения для документов»: lists that papers are filled from, and that no record has. */
export const Component = observer(function FactsPage() {
  const store = useService(factsStore)
  const [changing, change] = useState<FactList | null>(null)
  useEffect(() => void store.open(), [store])
  return (
    <Page title={texts.title} subtitle={texts.subtitle}>
      <Loaded state={store.state} onRetry={() => void store.open()} rows={8}>
        {() =>
          factGroups.map(({ title, lists }) => (
            <section key={title} aria-label={title}>
              <h2 className={styles.group}>{title}</h2>
              {lists.map((list) => (
                <ListOfFacts key={list.code} store={store} list={list} onChange={() => change(list)} />
              ))}
            </section>
          ))
        }
      </Loaded>
      {changing && (
        <Suspense fallback={null}>
          <FactsModal store={store} list={changing} onClose={() => change(null)} />
        </Suspense>
      )}
    </Page>
  )
})

type Props = { readonly store: FactsStore; readonly list: FactList; readonly onChange: () => void }

const ListOfFacts = observer(function ListOfFacts({ store, list, onChange }: Props) {
  const { rows } = store.find(list)
  const { title, isSingle, columns } = list
  return (
    <section className={styles.list} aria-label={title}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          {title}
          {!isSingle && rows.length > 0 && <small> {texts.rows(rows.length)}</small>}
        </h3>
        {!isSingle && rows.length > 0 && (
          <SaveTable
            size="xs"
            of={texts.table(title)}
            ask={async () => {
              const { makeFactsFile } = await fetchPart(() => import('./facts-file.ts'))
              return makeFactsFile(list, rows)
            }}
          />
        )}
        <May right="change">
          <Button variant="default" size="xs" aria-label={texts.changeOf(title)} onClick={onChange}>
            {texts.change}
          </Button>
        </May>
      </div>
      {rows.length === 0 && <p className={styles.muted}>{texts.none}</p>}
      {rows.map((row, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name than their number
        <Facts key={i} row={row} columns={columns} />
      ))}
    </section>
  )
})

/** A row as its labels and what is said; what isn't said is left out. */
const Facts = ({ row, columns }: { readonly row: FactRow; readonly columns: readonly FactColumn[] }) => (
  <dl className={styles.facts}>
    {columns
      .filter(({ name }) => row[name])
      .map((column) => (
        <div key={column.name}>
          <dt>{column.label}</dt>
          <dd>{printCell(column, row[column.name] ?? '')}</dd>
        </div>
      ))}
  </dl>
)

function printCell({ type }: FactColumn, text: string): string {
  const day = type === 'date' ? parseLocalDate(text) : null
  return day?.ok ? formatDate(day.value) : text
}
