import '#ui/kit/checkbox-styles.ts'
import { Checkbox } from '@mantine/core'
import { feedKinds } from '@osh/core/notices/feed/feed-notice.ts'
import { feedKindWords } from '@osh/core/notices/feed/feed-words.ts'
import type { NoticeSettings } from '@osh/core/notices/feed/notice-settings.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useService } from '#ui/kit/services/services-context.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { accountTexts } from '../texts.ts'
import styles from './NoticeSettings.module.css'
import { type NoticeSettingsStore, noticeSettingsStore } from './notice-settings-store.ts'

const texts = accountTexts.notices

/** What the person is told of, kind by kind. */
export const NoticeSettingsPart = observer(function NoticeSettingsPart() {
  const store = useService(noticeSettingsStore)
  useEffect(() => void store.open(), [store])
  return (
    <Loaded state={store.state} onRetry={() => void store.open()} rows={7}>
      {(settings) =>
        settings === null ? (
          <EmptyState>{texts.noCompany}</EmptyState>
        ) : (
          <Kinds settings={settings} store={store} />
        )
      }
    </Loaded>
  )
})

type Props = { readonly settings: NoticeSettings; readonly store: NoticeSettingsStore }

const Kinds = observer(function Kinds({ settings, store }: Props) {
  return (
    <>
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
      </fieldset>
      {store.failed && (
        <p role="alert" className={styles.failed}>
          {texts.failed}
        </p>
      )}
    </>
  )
})
