import { Button } from '@mantine/core'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { ErrorSummary } from '#ui/kit/forms/ErrorSummary.tsx'
import styles from '../Memo.module.css'
import { memoTexts as texts } from '../texts.ts'
import { nameOutcomeField } from './form-row.ts'
import type { MemoFormStore } from './memo-form-store.ts'

type Props = { readonly store: MemoFormStore }

/** Why the memo was not stored, with the way to what is wrong; it takes the focus, so that a long form shows it. */
export const MemoRefusal = observer(function MemoRefusal({ store }: Props) {
  const { messages, memo, stale } = store
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (Object.keys(messages).length > 0) summary.current?.focus()
  }, [messages])
  const said = Object.values(messages).join(' ')
  if (said === '') return null
  return (
    <>
      <ErrorSummary ref={summary} title={said} fields={listFirstWrong(store)} />
      {stale && memo && (
        <Button variant="default" className={styles.reopen} onClick={() => void store.open(memo.id)}>
          {texts.refresh}
        </Button>
      )}
    </>
  )
})

/** The first row that is refused. */
function listFirstWrong({ wrongRows, rows }: MemoFormStore) {
  const row = rows.find(({ key }) => wrongRows.has(key))
  return row ? [{ id: nameOutcomeField(row), label: row.fullName }] : []
}
