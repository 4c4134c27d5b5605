import { Button } from '@mantine/core'
import type { SignedInDevice } from '@osh/core/auth/own-sign-ins.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { formatMoment } from '#ui/kit/format-moment.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import styles from './AccountSettings.module.css'
import { type DevicesStore, devicesStore } from './devices-store.ts'
import { accountTexts as texts } from './texts.ts'

/** Where the person is signed in, each with its end, and the end of all others. */
export const DevicesPart = observer(function DevicesPart({ changed }: { readonly changed: number }) {
  const store = useService(devicesStore)
  const { show } = useService(notices)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed password ends the others
  useEffect(() => void store.open(), [store, changed])
  const signOutOthers = async () => {
    if (await store.signOutOthers()) show(texts.signedOutOthers)
  }
  return (
    <section className={styles.part} aria-labelledby="devices">
      <h2 id="devices">{texts.devices}</h2>
      <p className={styles.about}>{texts.devicesHint}</p>
      <Loaded state={store.state} onRetry={() => void store.open()} rows={2}>
        {(devices) => (
          <>
            <ul className={styles.devices}>
              {devices.map((device) => (
                <Device key={device.id} device={device} store={store} />
              ))}
            </ul>
            <p role="status" className={styles.failure}>
              {store.failure}
            </p>
            {store.others.length > 1 && (
              <Button variant="default" disabled={store.busy} onClick={() => void signOutOthers()}>
                {texts.signOutOthers}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
})

type DeviceProps = { readonly device: SignedInDevice; readonly store: DevicesStore }

const Device = observer(function Device({ device, store }: DeviceProps) {
  const { show } = useService(notices)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const name = device.device === '' ? texts.unknownDevice : device.device
  const since = texts.since(formatMoment(device.since, zone))
  const signOut = async () => {
    if (await store.signOut(device.id)) show(texts.signedOut)
  }
  return (
    <li className={styles.device}>
      <div>
        <strong>{name}</strong>
        <span className={styles.when}>
          {device.current ? texts.thisDevice : texts.seen(formatMoment(device.seen, zone))}
        </span>
        <span className={styles.when}>{since}</span>
      </div>
      {!device.current && (
        <Button
          variant="default"
          aria-label={`${texts.signOut}: ${name}, ${since}`}
          disabled={store.busy}
          onClick={() => void signOut()}
        >
          {texts.signOut}
        </Button>
      )}
    </li>
  )
})
