import { isDated } from '@osh/core/shared/section.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { ErrorSummary, focusField } from '#ui/kit/forms/ErrorSummary.tsx'
import { AddRow } from './AddRow.tsx'
import type { FormRow } from './form-row.ts'
import styles from './Memo.module.css'
import { MemoHeaderFields } from './MemoHeaderFields.tsx'
import { MemoRowFields } from './MemoRowFields.tsx'
import { RowsHead } from './MemoView.tsx'
import type { MemoFormStore } from './memo-form-store.ts'

/** A memo being formed or edited. */
export const MemoForm = observer(function MemoForm({ store }: { readonly store: MemoFormStore }) {
  const { rows, section, messages } = store
  const { focused } = store
  useEffect(() => {
    if (focused !== null) focusField(focused)
  }, [focused])
  const refusal = Object.values(messages).join(' ')
  return (
    <>
      {refusal !== '' && <ErrorSummary title={refusal} fields={[]} />}
      <MemoHeaderFields store={store} />
      <RowsHead
        section={section}
        done={rows.filter((row) => isFilled(row, isDated(section))).length}
        all={rows.length}
      />
      <ul className={styles.rows}>
        {rows.map((row) => (
          <MemoRowFields key={row.key} store={store} row={row} />
        ))}
      </ul>
      <AddRow store={store} />
    </>
  )
})

const isFilled = ({ date, found }: FormRow, dated: boolean): boolean =>
  dated ? date !== null : found !== null && found !== 'notAssessed'
