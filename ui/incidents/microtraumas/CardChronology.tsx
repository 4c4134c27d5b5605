import { Button } from '@mantine/core'
import type { Microtrauma } from '@osh/core/incidents/microtraumas/microtrauma.ts'
import { describeMicrotraumaEvent } from '@osh/core/wording/microtrauma-chronology.ts'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { EventList } from '../EventList.tsx'
import styles from '../Incidents.module.css'
import type { MicrotraumaStore } from './microtrauma-store.ts'
import { microtraumaTexts as texts } from './texts.ts'

type Props = { readonly store: MicrotraumaStore; readonly microtrauma: Microtrauma }

/** Who entered what, and when; also what was taken back. Read once it is asked for. */
export const CardChronology = observer(function CardChronology(props: Props) {
  const [opened, setOpened] = useState(false)
  return (
    <section>
      <h2 className={styles.part}>{texts.chronology}</h2>
      {opened ? (
        <Events {...props} />
      ) : (
        <Button variant="default" size="xs" onClick={() => setOpened(true)}>
          {texts.showChronology}
        </Button>
      )}
    </section>
  )
})

const Events = observer(function Events({ store, microtrauma }: Props) {
  useEffect(() => void store.readEvents(microtrauma), [store, microtrauma])
  return (
    <Loaded state={store.events} onRetry={() => void store.readEvents(microtrauma)} rows={4}>
      {(events) => <EventList events={events} describe={describeMicrotraumaEvent} />}
    </Loaded>
  )
})
