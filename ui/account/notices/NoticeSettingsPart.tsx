import '#ui/kit/checkbox-styles.ts'
import { Checkbox } from '@mantine/core'
import { feedKinds } from '@osh/core/notices/feed/feed-notice.ts'
import { feedKindWords } from '@osh/core/notices/feed/feed-words.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
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
  useEffect(() => void store.open(), [store])
  return (
    <Loaded state={store.state} onRetry={() => void store.open()} rows={7}>
      {(opened) =>
        opened === null ? (
          <EmptyState>{texts.noCompany}</EmptyState>
        ) : (
          <>
            <Kinds opened={opened} store={store} />
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
