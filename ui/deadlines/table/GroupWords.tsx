import type { Nearness } from '@osh/core/deadlines/window.ts'
import { observer } from 'mobx-react-lite'
import type { DeadlineTableStore } from '../deadline-table-store.ts'
import { describeGroupCount } from '../group-count.ts'
import { deadlineTexts as texts } from '../texts.ts'
import styles from './DeadlineTable.module.css'

type Props = { readonly store: DeadlineTableStore; readonly group: Nearness }

/** «Просрочено 4» */
export const GroupWords = observer(function GroupWords({ store, group }: Props) {
  return (
    <>
      {texts.groups[group]}{' '}
      <span className={styles.count}>{describeGroupCount(store.horizon, store.part, group)}</span>
    </>
  )
})
