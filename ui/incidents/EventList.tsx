import type { Signed } from '@osh/core/shared/identity.ts'
import { observer } from 'mobx-react-lite'
import { memberNames } from '#ui/app/session/member-names.ts'
import { formatMoment } from '#ui/kit/format-moment.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './Incidents.module.css'

type Props<Event> = {
  readonly events: readonly Event[]
  /** What it says, a line for each thing. */
  readonly describe: (event: Event) => readonly string[]
}

/** Who entered what, and when. */
export const EventList = observer(function EventList<Event extends { readonly entered: Signed }>({
  events,
  describe,
}: Props<Event>) {
  const names = useService(memberNames)
  return (
    <ol className={styles.events}>
      {events.map((event, at) => (
        <li key={`${event.entered.at}/${String(at)}`}>
          <span className={styles.muted}>
            {formatMoment(event.entered.at, names.timeZone)} {names.nameOf(event.entered.by)}
          </span>
          {describe(event).map((said) => (
            <p key={said}>{said}</p>
          ))}
        </li>
      ))}
    </ol>
  )
})
