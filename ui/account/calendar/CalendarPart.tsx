import { Button } from '@mantine/core'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { formatMoment } from '#ui/kit/format-moment.ts'
import { ToldAddress } from '#ui/kit/page/ToldAddress.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { accountTexts } from '../texts.ts'
import styles from './CalendarPart.module.css'
import { type CalendarStore, calendarStore } from './calendar-store.ts'

const texts = accountTexts.notices.calendar

/** The address by which the calendar of a phone or a computer reads the deadlines. */
export const CalendarPart = observer(function CalendarPart() {
  const store = useService(calendarStore)
  const { show } = useService(notices)
  useEffect(() => void store.load(), [store])
  if (!store.isThere) return null
  const close = async () => {
    if (await store.close()) show(texts.closed)
  }
  return (
    <section className={styles.part} aria-labelledby="calendar">
      <h2 id="calendar">{texts.heading}</h2>
      <p className={styles.about}>{texts.about}</p>
      <Loaded state={store.state} onRetry={() => void store.load()} rows={1}>
        {(link) => (
          <>
            {store.path !== null && <Address path={store.path} />}
            {link !== null && store.path === null && (
              <p className={styles.about}>{texts.since(formatMoment(link.since, store.timeZone))}</p>
            )}
            <p role="alert" className={styles.failure}>
              {store.failure}
            </p>
            <Buttons store={store} isOpen={link !== null} close={close} />
          </>
        )}
      </Loaded>
    </section>
  )
})

type ButtonsProps = {
  readonly store: CalendarStore
  readonly isOpen: boolean
  readonly close: () => Promise<void>
}

const Buttons = observer(function Buttons({ store, isOpen, close }: ButtonsProps) {
  return (
    <div className={styles.buttons}>
      <Button variant="default" disabled={store.busy} onClick={() => void store.open()}>
        {isOpen ? texts.renew : texts.open}
      </Button>
      {isOpen && (
        <Button variant="default" disabled={store.busy} onClick={() => void close()}>
          {texts.close}
        </Button>
      )}
    </div>
  )
})

function Address({ path }: { readonly path: string }) {
  const address = new URL(path, window.location.origin).href
  return (
    <ToldAddress address={address} words={texts}>
      <Button component="a" variant="default" href={address.replace(/^https?:/, 'webcal:')}>
        {texts.subscribe}
      </Button>
    </ToldAddress>
  )
}
