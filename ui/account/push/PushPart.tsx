import '#ui/kit/checkbox-styles.ts'
import { Checkbox } from '@mantine/core'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import styles from '../notices/NoticeSettings.module.css'
import { accountTexts } from '../texts.ts'
import { pushStore } from './push-store.ts'

const texts = accountTexts.notices.push

/** Notices on the device that the page is open on. */
export const PushPart = observer(function PushPart() {
  const store = useService(pushStore)
  useEffect(() => void store.open(), [store])
  if (!store.isThere) return null
  return (
    <fieldset className={styles.kinds}>
      <legend>{texts.heading}</legend>
      <Loaded state={store.state} onRetry={() => void store.open()} rows={1}>
        {({ ability, isShown }) =>
          ability === 'able' ? (
            <>
              <p className={styles.about}>{texts.about}</p>
              <Checkbox
                label={texts.show}
                checked={isShown}
                disabled={store.busy}
                onChange={() => void store.toggle()}
              />
            </>
          ) : (
            <p className={styles.note}>{texts[ability]}</p>
          )
        }
      </Loaded>
      <p role="alert" className={styles.failed}>
        {store.failure}
      </p>
    </fieldset>
  )
})
