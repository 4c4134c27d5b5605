import { Button } from '@mantine/core'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { May } from '#ui/app/session/May.tsx'
import { fetchPart } from '#ui/kit/connection/fetch-part.ts'
import { SaveTable } from '#ui/kit/tables/SaveTable.tsx'
import styles from './DeadlineScreen.module.css'
import type { DeadlineTableStore } from './deadline-table-store.ts'
import { NothingChosen } from './NothingChosen.tsx'
import { deadlineTexts as texts } from './texts.ts'

type Props = { readonly store: DeadlineTableStore }

/** What is done with the whole table, and what trainings are told to when they are done. */
export const TableActions = observer(function TableActions({ store }: Props) {
  return (
    <>
      {store.rows.length > 0 && <NothingChosen store={store} />}
      {store.section === 'training' && (
        <May right="change">
          <Button component={Link} to="/employees/registry" variant="default">
            {texts.registry}
          </Button>
        </May>
      )}
      {store.rows.length > 0 && <SaveButton store={store} />}
    </>
  )
})

const SaveButton = ({ store }: Props) => (
  <SaveTable
    className={styles.onTable ?? ''}
    ask={async () => {
      const { makeDeadlineFile } = await fetchPart(() => import('./deadline-file.ts'))
      return makeDeadlineFile(store)
    }}
  />
)
