import '#ui/kit/checkbox-styles.ts'
import { Checkbox } from '@mantine/core'
import { feedKinds, wholeKinds } from '@osh/core/notices/feed/feed-notice.ts'
import { feedKindWords, wholeKindWords } from '@osh/core/notices/feed/feed-words.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { ports } from '#ui/app/container.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { accountTexts } from '../texts.ts'
import { MailSettings } from './MailSettings.tsx'
import styles from './NoticeSettings.module.css'
import {
  type NoticeSettingsStore,
  noticeSettingsStore,
  type OpenedSettings,
} from './notice-settings-store.ts'

const texts = accountTexts.notices

/** What the person is told of, kind by kind, and what of it by e-mail. */
export const NoticeSettingsPart = observer(function NoticeSettingsPart() {
  const store = useService(noticeSettingsStore)
  const pushDesk = useService(ports.pushDesk)
  useEffect(() => void store.open(), [store])
  return (
    <Loaded state={store.state} onRetry={() => void store.open()} rows={7}>
      {(opened) =>
        opened === null ? (
          <EmptyState>{texts.noCompany}</EmptyState>
        ) : (
          <>
            <Kinds opened={opened} store={store} />
            {pushDesk !== null && <PushedKinds opened={opened} store={store} />}
            <MailSettings opened={opened} save={store.save} />
            <p role="alert" className={styles.failed}>
              {store.failed && texts.failed}
            </p>
          </>
        )
      }
    </Loaded>
  )
})

type Props = { readonly opened: OpenedSettings; readonly store: NoticeSettingsStore }

const Kinds = observer(function Kinds({ opened: { settings }, store }: Props) {
  return (
    <fieldset className={styles.kinds}>
      <legend>{texts.kinds}</legend>
      {feedKinds.map((kind) => (
        <Checkbox
          key={kind}
          label={feedKindWords[kind]}
          checked={!settings.muted.includes(kind)}
          onChange={() => void store.toggle(kind)}
        />
      ))}
      <p className={styles.about}>{texts.always}</p>
    </fieldset>
  )
})

/** Of what is told, what devices show: in the browser's own demo there are none. */
const PushedKinds = observer(function PushedKinds({ opened: { settings }, store }: Props) {
  const { muted, unpushed } = settings
  return (
    <fieldset className={styles.kinds}>
      <legend>{texts.push.kinds}</legend>
      <p className={styles.about}>{texts.push.kindsHint}</p>
      {wholeKinds
        .filter((kind) => kind === 'investigations' || !muted.includes(kind))
        .map((kind) => (
          <Checkbox
            key={kind}
            label={wholeKindWords[kind]}
            checked={!unpushed.includes(kind)}
            onChange={() => void store.togglePushed(kind)}
          />
        ))}
    </fieldset>
  )
})
