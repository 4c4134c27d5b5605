import { Button } from '@mantine/core'
import type { SentPapers } from '@osh/core/sending/sent-papers.ts'
import { observer } from 'mobx-react-lite'
import { useMemberNames } from '#ui/app/session/use-member-names.ts'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { formatMoment } from '#ui/kit/format-moment.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { MailRow } from '#ui/mails/MailRow.tsx'
import styles from './Sending.module.css'
import type { SendingLogStore } from './sending-log-store.ts'
import { sendingTexts as texts } from './texts.ts'

/** To whom which papers went, or why they did not, the latest first. */
export const SendingLog = observer(function SendingLog({ store }: { readonly store: SendingLogStore }) {
  return (
    <section className={styles.log} aria-labelledby="sending-log">
      <h2 id="sending-log">{texts.log}</h2>
      <p role="alert" className={styles.failed}>
        {store.failure}
      </p>
      <Loaded state={store.state} onRetry={() => void store.open()}>
        {({ mails, complete }) =>
          mails.length === 0 ? (
            <p className={styles.muted}>{texts.noLog}</p>
          ) : (
            <>
              <ul className={styles.list}>
                {mails.map((mail) => (
                  <Row key={mail.id} mail={mail} store={store} />
                ))}
              </ul>
              <p className={styles.ways}>
                <Button variant="default" onClick={() => void store.open()}>
                  {texts.refresh}
                </Button>
                {!complete && (
                  <Button variant="default" onClick={() => void store.readMore()}>
                    {texts.more}
                  </Button>
                )}
              </p>
            </>
          )
        }
      </Loaded>
    </section>
  )
})

type RowProps = { readonly mail: SentPapers; readonly store: SendingLogStore }

const Row = observer(function Row({ mail, store }: RowProps) {
  const { timeZone } = useMemberNames()
  const { show } = useService(notices)
  const { id, files, state, enteredAt, settledAt } = mail
  const hasFailed = state === 'refused' || state === 'given-up'
  const send = async () => {
    if (await store.sendAgain(mail)) show(texts.sentAgain)
  }
  return (
    <MailRow
      mail={mail}
      about={texts.entered(formatMoment(enteredAt, timeZone))}
      settled={settledAt && formatMoment(settledAt, timeZone)}
      again={
        hasFailed
          ? { busy: store.sending === id, disabled: store.sending !== null, send: () => void send() }
          : null
      }
    >
      <details>
        <summary>{texts.files(files.length)}</summary>
        <ul>
          {files.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </details>
    </MailRow>
  )
})
