import { Button } from '@mantine/core'
import type { UnsentChange } from '@osh/core/incidents/offline/outbox.ts'
import { deriveIncidentDegree } from '@osh/core/incidents/severity.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { describeUnsent, describeUnsentState, describeValue } from '@osh/core/wording/unsent.ts'
import { observer } from 'mobx-react-lite'
import { memberNames } from '#ui/app/session/member-names.ts'
import { refusalWords } from '#ui/incidents/refusal-words.ts'
import { formatMoment } from '#ui/kit/format-moment.ts'
import { wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { unsentTexts as texts } from './texts.ts'
import styles from './Unsent.module.css'
import type { UnsentStore } from './unsent-store.ts'

type Props = { readonly store: UnsentStore; readonly unsent: UnsentChange; readonly onDrop: () => void }

/** One change that waits: what it is, of which accident, its state, and what can be done. */
export const UnsentItem = observer(function UnsentItem({ store, unsent, onDrop }: Props) {
  const { timeZone } = useService(memberNames)
  const incident = store.findIncident(unsent)
  const about = incident
    ? `${incident.injured.map(({ fullName }) => fullName).join(', ')}, ${incident.place}`
    : namePlace(unsent)
  return (
    <li className={styles.item}>
      <p className={styles.what}>
        {describeUnsent(unsent.change, incident && deriveIncidentDegree(incident))}
      </p>
      <small>{texts.made(formatMoment(unsent.madeAt, timeZone), about)}</small>
      <p className={unsent.state.is === 'waiting' ? styles.state : styles.asks}>
        {describeUnsentState(unsent)}
        {unsent.state.is === 'refused' && `: ${wordUnsentRefusal(unsent.state.refusal)}`}
      </p>
      <SideBySide unsent={unsent} />
      <Ways store={store} unsent={unsent} onDrop={onDrop} />
    </li>
  )
})

/** What was typed of an accident that the server has refused. */
const namePlace = ({ change }: UnsentChange): string =>
  change.is === 'record' && typeof change.details.place === 'string' ? change.details.place : ''

type Refusal = Extract<UnsentChange['state'], { readonly is: 'refused' }>['refusal']

const wordUnsentRefusal = (refusal: Refusal): string =>
  refusal.code === 'unknown'
    ? describeFailure(refusal.status)
    : Object.values(wordMessages(refusal, refusalWords)).join(' ')

/** «Ваше» and «Сейчас» of what somebody else has changed meanwhile. */
function SideBySide({ unsent: { change, state } }: Pick<Props, 'unsent'>) {
  if (state.is !== 'conflict' || (change.is !== 'mark' && change.is !== 'answer')) return null
  const mine = change.is === 'mark' ? change.at : change.answer
  return (
    <dl className={styles.both}>
      <div>
        <dt>{texts.mine}</dt>
        <dd>{describeValue(change.is, mine)}</dd>
      </div>
      <div>
        <dt>{texts.theirs}</dt>
        <dd>{describeValue(change.is, state.theirs)}</dd>
      </div>
    </dl>
  )
}

const Ways = observer(function Ways({ store, unsent: { key, state }, onDrop }: Props) {
  const sendMine = (label: string) => (
    <Button size="xs" disabled={store.busy} onClick={() => void store.sendMine(key)}>
      {label}
    </Button>
  )
  const leave = (label: string) => (
    <Button size="xs" variant="default" disabled={store.busy} onClick={() => void store.giveUp(key)}>
      {label}
    </Button>
  )
  const drop = (
    <Button size="xs" variant="default" disabled={store.busy} onClick={onDrop}>
      {texts.giveUp}
    </Button>
  )
  switch (state.is) {
    case 'conflict':
      return (
        <div className={styles.ways}>
          {sendMine(texts.writeMine)}
          {leave(texts.leaveTheirs)}
        </div>
      )
    case 'doubtful':
      return (
        <div className={styles.ways}>
          {leave(texts.isThere)}
          {sendMine(texts.sendAgain)}
        </div>
      )
    case 'refused':
      return (
        <div className={styles.ways}>
          {sendMine(texts.sendAgain)}
          {drop}
        </div>
      )
    case 'waiting':
      return state.sentAt === null && state.lostAt === null ? <div className={styles.ways}>{drop}</div> : null
  }
})
