import { sectionStateWords } from '@osh/core/wording/sections.ts'
import { observer } from 'mobx-react-lite'
import { StateMark } from '#ui/kit/states/StateMark.tsx'
import { employeeTexts as texts } from '../texts.ts'
import { AssignButton } from './AssignButton.tsx'
import styles from './EmployeeListScreen.module.css'
import type { EmployeeListStore } from './employee-list-store.ts'
import { SaveStaff } from './SaveStaff.tsx'
import type { Dialog } from './use-dialog.ts'

const states = ['overdue', 'soon', 'ok', 'none'] as const

type Props = { readonly store: EmployeeListStore; readonly onOpen: (dialog: Dialog) => void }

/** What the marks mean; beside it, whom to show and what to do with many at once. */
export const Legend = observer(function Legend({ store, onOpen }: Props) {
  return (
    <div className={styles.above}>
      <ul className={styles.legend} aria-label={texts.legend}>
        {states.map((state) => (
          <li key={state}>
            <StateMark state={state} />
            {state === 'none' ? texts.askWhy : sectionStateWords[state]}
          </li>
        ))}
      </ul>
      {store.hasDismissed && (
        <label className={styles.dismissed}>
          <input
            type="checkbox"
            checked={store.withDismissed}
            onChange={({ target }) => store.showDismissed(target.checked)}
          />
          {texts.showDismissed}
        </label>
      )}
      <div className={styles.assign}>
        <SaveStaff on="wide" store={store} size="xs" />
        <AssignButton on="wide" store={store} size="xs" onOpen={onOpen} />
      </div>
    </div>
  )
})
