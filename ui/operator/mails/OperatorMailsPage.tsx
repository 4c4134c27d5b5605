import { mailAboutWords } from '@osh/core/mail/mail-words.ts'
import type { UndeliveredMail } from '@osh/core/mail/outbox.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { formatMoment } from '#ui/kit/format-moment.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { MailRow } from '#ui/mails/MailRow.tsx'
import { OperatorList } from '../OperatorList.tsx'
import { OperatorPage } from '../OperatorPage.tsx'
import { operatorTexts as texts } from '../texts.ts'
import styles from './OperatorMails.module.css'
import { type OperatorMailsStore, operatorMailsStore } from './operator-mails-store.ts'

/** «Письма»: what has not been sent, why, and another try. */
export const Component = observer(function OperatorMailsPage() {
  const store = useService(operatorMailsStore)
  useEffect(() => void store.open(), [store])
  return (
    <OperatorPage title={texts.mails} state={store.state} onRetry={() => void store.open()}>
      {({ isSending, mails }) => (
        <>
          {!isSending && <p className={styles.note}>{texts.notSending}</p>}
          <OperatorList
            items={mails}
            none={texts.none}
            row={(mail) => <Row key={mail.id} mail={mail} store={store} />}
            failure={store.attempt.failure}
          />
        </>
      )}
    </OperatorPage>
  )
})

type RowProps = { readonly mail: UndeliveredMail; readonly store: OperatorMailsStore }

const Row = observer(function Row({ mail, store }: RowProps) {
  const { show } = useService(notices)
  const { busy } = store.attempt
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const send = async () => {
    if (await store.sendAgain(mail)) show(texts.sentAgain)
  }
  return (
    <MailRow
      mail={mail}
      about={`${mailAboutWords[mail.about]}, ${texts.entered(formatMoment(mail.enteredAt, zone))}`}
      again={
        mail.state === 'waiting'
          ? null
          : { busy: busy && store.sending === mail.id, disabled: busy, send: () => void send() }
      }
    />
  )
})
