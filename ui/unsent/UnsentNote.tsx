import { Button } from '@mantine/core'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useState } from 'react'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { unsentTexts as texts } from './texts.ts'
import styles from './Unsent.module.css'
import { unsentStore } from './unsent-store.ts'

const UnsentModal = makeLazyPart(async () => ({ default: (await import('./UnsentModal.tsx')).UnsentModal }))

/** «Не отправлено: 3»: what this device has still to send, and the way to the list of it. */
export const UnsentNote = observer(function UnsentNote() {
  const store = useService(unsentStore)
  const [opened, setOpened] = useState(false)
  useEffect(() => store.run(), [store])
  const { length } = store.changes
  return (
    <>
      <div role="status">
        {length > 0 && (
          <p className={styles.note}>
            {store.decisions > 0 ? texts.asks(length, store.decisions) : texts.waits(length)}
            <Button size="xs" variant="default" onClick={() => setOpened(true)}>
              {texts.show}
            </Button>
          </p>
        )}
      </div>
      {opened && (
        <Suspense fallback={null}>
          <UnsentModal store={store} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
})
