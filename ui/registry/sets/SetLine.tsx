import { Button } from '@mantine/core'
import { MOST_IN_FILE } from '@osh/core/registry/registry-record.ts'
import type { RegistrySet } from '@osh/core/registry/registry-set.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { observer } from 'mobx-react-lite'
import { useMemberNames } from '#ui/app/session/use-member-names.ts'
import { AskedRemoval } from '#ui/kit/dialogs/AskedRemoval.tsx'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { saveBytes } from '#ui/kit/files/save-bytes.ts'
import { formatMoment } from '#ui/kit/format-moment.ts'
import { load } from '#ui/kit/loading-state.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { kitTexts } from '#ui/kit/texts.ts'
import styles from '../Registry.module.css'
import { registryTexts as texts } from '../texts.ts'
import { type RegistryFormat, registryFormats, type SetsStore } from './sets-store.ts'

type Props = {
  readonly store: SetsStore
  readonly set: RegistrySet
  readonly onAnswer: () => void
  readonly onChanged: () => void
}

/** A set: who made it, what has become of it, and what is done with it. */
export const SetLine = observer(function SetLine({ store, set, onAnswer, onChanged }: Props) {
  const { made, count, registered, withdrawn } = set
  const names = useMemberNames()
  const { show } = useService(notices)
  const moment = formatMoment(made.at, store.timeZone)
  const files = Math.ceil(count / MOST_IN_FILE)
  const download = async (file: number, format: RegistryFormat) => {
    const answer = await load(() => store.writeFile(set, file, format))
    if (answer.is === 'failed') show(describeFailure(answer.status), { tone: 'failed' })
    else if (answer.value === null) show(kitTexts.fileFailed, { tone: 'failed' })
    else saveBytes(answer.value, texts.fileName(set.id, file, files, format))
  }
  const about = `: ${texts.madeOn(moment)}`
  return (
    <li className={styles.set}>
      <div>
        <b>{texts.madeOn(moment)}</b>
        <p className={styles.muted}>
          {[names.nameOf(made.by), texts.counts(count, registered)].filter(Boolean).join(' · ')}
        </p>
        {registered < count && !withdrawn && (
          <p className={styles.waits}>{texts.unanswered(count - registered)}</p>
        )}
        {withdrawn && (
          <p className={styles.muted}>
            {texts.withdrawn(
              [formatMoment(withdrawn.at, store.timeZone), names.nameOf(withdrawn.by)]
                .filter(Boolean)
                .join(' · '),
            )}
          </p>
        )}
        <p role="status">{store.taken?.id === set.id && store.taken.words}</p>
      </div>
      <div className={styles.doings}>
        {Array.from({ length: files }, (_, at) => at + 1).flatMap((file) =>
          registryFormats.map((format) => (
            <Button key={`${file}${format}`} variant="default" onClick={() => void download(file, format)}>
              {texts.download(file, files, format)}
              <span className="visually-hidden">{about}</span>
            </Button>
          )),
        )}
        {registered < count && (
          <Button variant="default" onClick={onAnswer}>
            {texts.answer}
            <span className="visually-hidden">{about}</span>
          </Button>
        )}
        {registered < count && !withdrawn && (
          <AskedRemoval
            variant="default"
            about={about}
            words={texts.withdraw}
            onRemove={() => store.withdraw(set)}
            onRemoved={onChanged}
          >
            {texts.withdraw.about}
          </AskedRemoval>
        )}
      </div>
    </li>
  )
})
