import { Button } from '@mantine/core'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { formatMoment } from '#ui/kit/format-moment.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import styles from '../AccountSettings.module.css'
import { secondFactorStore } from './second-factor-store.ts'
import { factorTexts as texts } from './texts.ts'

const FactorForm = makeLazyPart(async () => ({ default: (await import('./FactorForm.tsx')).FactorForm }))
const RecoveryCodes = makeLazyPart(async () => ({
  default: (await import('./RecoveryCodes.tsx')).RecoveryCodes,
}))

/** Fewer are soon none. */
const FEW = 3

/** Whether signing in asks for a code too, and the way to change that; nothing in the browser's own demo. */
export const SecondFactorPart = observer(function SecondFactorPart({
  onChanged,
}: {
  readonly onChanged: () => void
}) {
  const store = useService(secondFactorStore)
  useEffect(() => void store.open(), [store])
  if (!store.isThere) return null
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <section className={styles.part} aria-labelledby="second-factor">
      <h2 id="second-factor">{texts.heading}</h2>
      <Loaded state={store.state} onRetry={() => void store.open()} rows={1}>
        {({ since, codesLeft }) => (
          <>
            <p className={styles.about}>
              {since === null ? texts.hint : texts.on(formatMoment(since, zone))}{' '}
              {since !== null && texts.codesLeft(codesLeft)}{' '}
              {since !== null && codesLeft < FEW && texts.fewCodes}
            </p>
            <Suspense fallback={null}>
              {store.codes.length > 0 ? (
                <RecoveryCodes codes={store.codes} onKept={store.discard} />
              ) : store.step !== null ? (
                <FactorForm store={store} step={store.step} onChanged={onChanged} />
              ) : since === null ? (
                <Button variant="default" onClick={() => store.ask('password')}>
                  {texts.turnOn}
                </Button>
              ) : (
                <div className={styles.buttons}>
                  <Button variant="default" onClick={() => store.ask('codes')}>
                    {texts.newCodes}
                  </Button>
                  <Button variant="default" onClick={() => store.ask('end')}>
                    {texts.turnOff}
                  </Button>
                </div>
              )}
            </Suspense>
          </>
        )}
      </Loaded>
    </section>
  )
})
