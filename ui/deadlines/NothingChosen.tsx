import { Button } from '@mantine/core'
import { memos } from '@osh/core/wording/memos.ts'
import { observer } from 'mobx-react-lite'
import { May } from '#ui/app/session/May.tsx'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './DeadlineScreen.module.css'
import type { DeadlineTableStore } from './deadline-table-store.ts'
import { deadlineTexts as texts } from './texts.ts'

/** Where no row is chosen yet: what to do first. */
export const NothingChosen = observer(function NothingChosen({
  store,
}: {
  readonly store: DeadlineTableStore
}) {
  const { show } = useService(notices)
  return (
    <div className={`${styles.nothingChosen} ${store.chosen.size > 0 ? styles.gone : ''}`}>
      {store.allUsed && <span>{texts.allInMemos}</span>}
      <May right="form-memos">
        <Button
          variant="default"
          disabled={store.allUsed}
          onClick={() => show(memos.chooseRows, { seconds: 2, tone: 'failed' })}
        >
          {memos.form}
        </Button>
      </May>
    </div>
  )
})
