import '#ui/kit/text-field-styles.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './Sending.module.css'
import { SendingForm } from './SendingForm.tsx'
import { SendingLog } from './SendingLog.tsx'
import { sendingLogStore } from './sending-log-store.ts'
import { sendingTexts as texts } from './texts.ts'

/** «Отправка документов»: issued papers by e-mail, and what has become of the mails. */
export const SendingScreen = observer(function SendingScreen({
  of,
}: {
  readonly of: 'company' | 'employees'
}) {
  const log = useService(sendingLogStore)
  useEffect(() => void log.open(), [log])
  return (
    <Page title={texts.title[of]} subtitle={texts.subtitle}>
      {log.state.is === 'ready' && !log.state.value.isSending && (
        <p className={styles.note}>{texts.notSending}</p>
      )}
      <SendingForm onSent={log.open} />
      <SendingLog store={log} />
    </Page>
  )
})
