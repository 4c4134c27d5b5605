import { Button } from '@mantine/core'
import { deriveIncidentDegree } from '@osh/core/incidents/severity.ts'
import { describeEvent } from '@osh/core/wording/incident-chronology.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useState } from 'react'
import { May } from '#ui/app/session/May.tsx'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { EventList } from '../EventList.tsx'
import styles from '../Incidents.module.css'
import { incidentTexts as texts } from '../texts.ts'
import type { IncidentStore } from './incident-store.ts'

const NewNote = makeLazyPart(async () => ({ default: (await import('./NewNote.tsx')).NewNote }))

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
              <May right="change">
                <NewNote incident={store.incident} onAdded={() => void store.readEvents()} />
              </May>
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
  const { incident } = store
  const degree = incident ? deriveIncidentDegree(incident) : 'easy'
  useEffect(() => void (incident && store.readEvents()), [store, incident])
  return (
    <Loaded state={store.events} onRetry={() => void store.readEvents()} rows={4}>
      {(events) => <EventList events={events} describe={(event) => describeEvent(event, degree)} />}
    </Loaded>
  )
})
