import '#ui/kit/native-select-styles.ts'
import { Checkbox, NativeSelect } from '@mantine/core'
import { digestWords } from '@osh/core/notices/feed/feed-words.ts'
import { digestTimes, type NoticeSettings } from '@osh/core/notices/feed/notice-settings.ts'
import { wordTimeZone } from '@osh/core/wording/companies.ts'
import { observer } from 'mobx-react-lite'
import { accountTexts } from '../texts.ts'
import styles from './NoticeSettings.module.css'
import type { OpenedSettings } from './notice-settings-store.ts'

const texts = accountTexts.notices

const times = digestTimes.map((time) => ({ value: time, label: digestWords[time] }))
const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

type Props = {
  readonly opened: OpenedSettings
  readonly save: (details: Partial<NoticeSettings>) => Promise<void>
}

/** What of the notices comes by e-mail, and when. */
export const MailSettings = observer(function MailSettings({ opened, save }: Props) {
  const { settings, isSending, timeZone } = opened
  const { digest, reminders, investigations, hour } = settings
  return (
    <fieldset className={styles.kinds}>
      <legend>{texts.mail}</legend>
      <p className={isSending ? styles.about : styles.note}>{isSending ? texts.to : texts.notSending}</p>
      <NativeSelect
        className={styles.field}
        label={texts.digest}
        description={texts.digestHint}
        data={times}
        value={digest}
        onChange={({ currentTarget: { value } }) =>
          void save({ digest: digestTimes.find((time) => time === value) ?? digest })
        }
      />
      <Checkbox
        label={texts.reminders}
        checked={reminders}
        onChange={() => void save({ reminders: !reminders })}
      />
      <Checkbox
        label={texts.investigations}
        checked={investigations}
        onChange={() => void save({ investigations: !investigations })}
      />
      <NativeSelect
        className={styles.field}
        label={texts.hour}
        description={texts.hourHint(wordTimeZone(timeZone))}
        data={hours}
        value={String(hour)}
        onChange={({ currentTarget: { value } }) => void save({ hour: Number(value) })}
      />
    </fieldset>
  )
})
