import { Button } from '@mantine/core'
import { describeEvent } from '@osh/core/wording/incident-chronology.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useState } from 'react'
import { memberNames } from '#ui/app/session/member-names.ts'
import { lazyPart } from '#ui/kit/connection/fetch-part.ts'
import { formatMoment } from '#ui/kit/format-moment.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import styles from '../Incidents.module.css'
import { incidentTexts as texts } from '../texts.ts'
import type { IncidentStore } from './incident-store.ts'

const NewNote = lazyPart(async () => ({ default: (await import('./NewNote.tsx')).NewNote }))

type Props = { readonly store: IncidentStore }

/** Who entered what, and when; also what was taken back. Read once it is asked for. */
export const Chronology = observer(function Chronology({ store }: Props) {
  const [opened, setOpened] = useState(false)
  return (
    <section>
      <h2 className={styles.part}>{texts.chronology}</h2>
      {opened ? (
        <>
          {store.incident && (
            <Suspense>
              <NewNote incident={store.incident} onAdded={() => void store.readEvents()} />
            </Suspense>
          )}
          <Events store={store} />
        </>
      ) : (
        <Button variant="default" size="xs" onClick={() => setOpened(true)}>
          {texts.showChronology}
        </Button>
      )}
    </section>
  )
})

const Events = observer(function Events({ store }: Props) {
  const names = useService(memberNames)
  const { incident } = store
  useEffect(() => void (incident && store.readEvents()), [store, incident])
  return (
    <Loaded state={store.events} onRetry={() => void store.readEvents()} rows={4}>
      {(events) => (
        <ol className={styles.events}>
          {events.map((event, at) => (
            <li key={`${event.entered.at}/${String(at)}`}>
              <span className={styles.muted}>
                {formatMoment(event.entered.at, names.timeZone)} {names.nameOf(event.entered.by)}
              </span>
              {describeEvent(event).map((said) => (
                <p key={said}>{said}</p>
              ))}
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  )
})
