import { Button } from '@mantine/core'
import type { UndeliveredMail } from '@osh/core/mail/outbox.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { formatMoment } from '#ui/kit/format-moment.ts'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { operatorTexts as texts } from '../texts.ts'
import styles from './OperatorMails.module.css'
import { type OperatorMailsStore, operatorMailsStore } from './operator-mails-store.ts'

/** «Письма»: what has not been sent, why, and another try. */
export const OperatorMailsPage = observer(function OperatorMailsPage() {
  const store = useService(operatorMailsStore)
  useEffect(() => void store.open(), [store])
  return (
    <Page title={texts.mails}>
      {store.isOthers ? (
        <EmptyState hint={texts.notOperatorHint}>{texts.notOperator}</EmptyState>
      ) : (
        <Loaded state={store.state} onRetry={() => void store.open()}>
          {({ isSending, mails }) => (
            <>
              {!isSending && <p className={styles.note}>{texts.notSending}</p>}
              <p role="alert" className={styles.failure}>
                {store.failure}
              </p>
              {mails.length === 0 ? (
                <EmptyState>{texts.none}</EmptyState>
              ) : (
                <ul className={styles.list}>
                  {mails.map((mail) => (
                    <MailRow key={mail.id} mail={mail} store={store} />
                  ))}
                </ul>
              )}
            </>
          )}
        </Loaded>
      )}
    </Page>
  )
})

type RowProps = { readonly mail: UndeliveredMail; readonly store: OperatorMailsStore }

const MailRow = observer(function MailRow({ mail, store }: RowProps) {
  const { show } = useService(notices)
  const { id, to, about, subject, state, trouble, enteredAt } = mail
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const sendAgain = async () => {
    if (await store.sendAgain(mail)) show(texts.sentAgain)
  }
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong>{to}</strong>
        <p>{subject}</p>
        <p className={styles.muted}>
          {texts.about(about)}, {texts.entered(formatMoment(enteredAt, zone))}
        </p>
      </div>
      <div className={styles.words}>
        <p className={state === 'waiting' ? undefined : styles.failed}>{texts.state(state)}</p>
        {trouble && <p className={styles.muted}>{texts.trouble(trouble.code, trouble.said)}</p>}
      </div>
      {state !== 'waiting' && (
        <Button
          variant="default"
          aria-label={`${texts.sendAgain}: ${to}`}
          disabled={store.sending !== null}
          loading={store.sending === id}
          onClick={() => void sendAgain()}
        >
          {texts.sendAgain}
        </Button>
      )}
    </li>
  )
})
