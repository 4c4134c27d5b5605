import { Button } from '@mantine/core'
import type { Microtrauma } from '@osh/core/incidents/microtraumas/microtrauma.ts'
import { describeMicrotraumaEvent } from '@osh/core/wording/microtrauma-chronology.ts'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { memberNames } from '#ui/app/session/member-names.ts'
import { formatMoment } from '#ui/kit/format-moment.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
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
  const names = useService(memberNames)
  useEffect(() => void store.readEvents(microtrauma), [store, microtrauma])
  return (
    <Loaded state={store.events} onRetry={() => void store.readEvents(microtrauma)} rows={4}>
      {(events) => (
        <ol className={styles.events}>
          {events.map((event, at) => (
            <li key={`${event.entered.at}/${String(at)}`}>
              <span className={styles.muted}>
                {formatMoment(event.entered.at, names.timeZone)} {names.nameOf(event.entered.by)}
              </span>
              {describeMicrotraumaEvent(event).map((said) => (
                <p key={said}>{said}</p>
              ))}
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  )
})
