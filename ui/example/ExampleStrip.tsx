import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { currentCompany } from '#ui/app/session/current-company.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './Example.module.css'
import { exampleStore } from './example-store.ts'
import { showCompany } from './show-company.ts'
import { exampleTexts as texts } from './texts.ts'

/** Under the header while an example is open: what is seen is no one's, and the way back. */
export const ExampleStrip = observer(function ExampleStrip() {
  const store = useService(exampleStore)
  const current = useService(currentCompany)
  useEffect(() => store.watchPapers(), [store])
  const { printedPercent } = store
  const leave = async () => {
    if ((await store.leave()) && store.lastOpened !== null) showCompany(current, store.lastOpened)
  }
  return (
    <aside aria-label={texts.title} className={styles.strip}>
      <div className={styles.inner}>
        <p>
          {store.message ?? texts.opened}
          {printedPercent !== null && ` ${texts.printing(printedPercent)}`}
        </p>
        <button type="button" disabled={store.doing !== null} onClick={() => void leave()}>
          {texts.close}
        </button>
      </div>
    </aside>
  )
})
