import { isDone } from '@osh/core/memos/memo-status.ts'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo } from 'react'
import { focusField } from '#ui/kit/forms/ErrorSummary.tsx'
import { RowsHead } from '../MemoView.tsx'
import { AddRow } from './AddRow.tsx'
import { hidesSome, makeOutcome, nameOutcomeField } from './form-row.ts'
import { MemoHeaderFields } from './MemoHeaderFields.tsx'
import { MemoRefusal } from './MemoRefusal.tsx'
import { MemoRowFields } from './MemoRowFields.tsx'
import type { MemoFormStore } from './memo-form-store.ts'
import { RowList } from './RowList.tsx'

/** A memo being formed or edited. */
export const MemoForm = observer(function MemoForm({ store }: { readonly store: MemoFormStore }) {
  const { rows, section, focused } = store
  useEffect(() => {
    if (focused !== null) focusField(focused)
  }, [focused])
  const first = useMemo(() => findFirstRow(store), [store])
  return (
    <>
      <MemoRefusal store={store} />
      <MemoHeaderFields store={store} />
      <RowsHead
        section={section}
        done={hidesSome(rows) ? null : rows.filter((row) => isDone({ outcome: makeOutcome(row) })).length}
        all={rows.length}
      />
      <RowList
        rows={rows}
        keyOf={({ key }) => key}
        first={first}
        render={(row) => <MemoRowFields store={store} row={row} />}
      />
      <AddRow store={store} />
    </>
  )
})

/** The row whose «ввести» opened the form. */
function findFirstRow({ rows, focused }: MemoFormStore) {
  const index = rows.findIndex((row) => nameOutcomeField(row) === focused)
  return focused === null || index < 0 ? null : { index, fieldId: focused }
}
