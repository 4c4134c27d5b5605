import { firstRunSteps } from '@osh/core/companies/first-run/first-run.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useReread } from '#ui/app/session/use-reread.ts'
import { ExamplePart } from '#ui/example/ExamplePart.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './FirstRun.module.css'
import { firstRunStore } from './first-run-store.ts'
import { Step } from './Step.tsx'
import { firstRunTexts as texts } from './texts.ts'

/** «Начало работы»: the way of a new company to its first memo. Nothing for one that has come there, or has hidden it. */
export const FirstRun = observer(function FirstRun() {
  const store = useService(firstRunStore)
  useEffect(() => void store.open(), [store])
  useReread(store.open)
  const { run, steps } = store
  if (run === null || steps === null) return null
  const done = firstRunSteps.filter((step) => steps[step] === 'done').length
  return (
    <div className={styles.beside}>
      <section aria-labelledby="first-run" className={styles.part}>
        <div className={styles.head}>
          <h2 id="first-run">{texts.title}</h2>
          <span className={styles.count}>{texts.done(done, firstRunSteps.length)}</span>
          <button
            type="button"
            className={styles.hide}
            onClick={() => void store.hide(true).then(focusTitle)}
          >
            {texts.hide}
          </button>
        </div>
        <ol className={styles.steps}>
          {firstRunSteps.map((step, i) => (
            <Step key={step} store={store} run={run} step={step} number={i + 1} state={steps[step]} />
          ))}
        </ol>
      </section>
      <aside className={styles.box}>
        <ExamplePart />
      </aside>
    </div>
  )
})

/** The button is gone with the cursor on it. */
function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1')
  title?.setAttribute('tabindex', '-1')
  title?.focus({ preventScroll: true })
}
