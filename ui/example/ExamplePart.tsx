import { Button } from '@mantine/core'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useState } from 'react'
import { currentCompany } from '#ui/app/session/current-company.ts'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './Example.module.css'
import { exampleStore } from './example-store.ts'
import { showCompany } from './show-company.ts'
import { exampleTexts as texts } from './texts.ts'

const RemoveQuestion = makeLazyPart(() => import('./RemoveQuestion.tsx'))

/** «Пример»: says beforehand that it is apart and can be removed. Nothing where none can be made. */
export const ExamplePart = observer(function ExamplePart() {
  const store = useService(exampleStore)
  const [asking, setAsking] = useState(false)
  useEffect(() => void store.open(), [store])
  const current = useService(currentCompany)
  const { offered, isOpen, example, doing, message } = store
  if (!offered) return null
  const show = () => store.lastOpened !== null && showCompany(current, store.lastOpened)
  const remove = async () => {
    setAsking(false)
    const wasOpen = isOpen
    if ((await store.remove()) && wasOpen) show()
  }
  return (
    <section aria-labelledby="example" className={styles.part}>
      <h2 id="example">{texts.title}</h2>
      <p className={styles.about}>{isOpen ? texts.opened : texts.about}</p>
      <div className={styles.buttons}>
        <Button
          variant="default"
          loading={doing === 'opening' || doing === 'closing'}
          disabled={doing !== null}
          onClick={() => void (isOpen ? store.leave() : store.enter()).then((done) => done && show())}
        >
          {isOpen ? texts.close : texts.open}
        </Button>
        {example && (
          <Button
            variant="default"
            className={styles.remove ?? ''}
            loading={doing === 'removing'}
            disabled={doing !== null}
            onClick={() => setAsking(true)}
          >
            {texts.remove}
          </Button>
        )}
      </div>
      <p role="status" className={styles.about}>
        {doing === 'opening' && texts.opening}
      </p>
      {message !== null && (
        <p role="alert" className={styles.failed}>
          {message}
        </p>
      )}
      {asking && (
        <Suspense fallback={null}>
          <RemoveQuestion opened onConfirm={() => void remove()} onCancel={() => setAsking(false)} />
        </Suspense>
      )}
    </section>
  )
})
