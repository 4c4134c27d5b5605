import { Button } from '@mantine/core'
import type { MailState, MailTrouble } from '@osh/core/mail/mail.ts'
import { mailStateWords, mailTroubleWords } from '@osh/core/mail/mail-words.ts'
import type { ReactNode } from 'react'
import styles from './MailRow.module.css'

const SEND_AGAIN = 'Отправить ещё раз'

type Props = {
  readonly mail: {
    readonly to: string
    readonly subject: string
    readonly state: MailState
    readonly trouble: MailTrouble | null
  }
  /** What the mail is and when it was written. */
  readonly about: string
  /** When it was settled, as it is told. */
  readonly settled?: string | null
  /** Another try, where it is not underway by itself. */
  readonly again: { readonly busy: boolean; readonly disabled: boolean; readonly send: () => void } | null
  readonly children?: ReactNode
}

/** A mail in a list: to whom, what has become of it and why, and another try. */
export const MailRow = ({ mail, about, settled = null, again, children }: Props) => {
  const { to, subject, state, trouble } = mail
  const hasFailed = state === 'refused' || state === 'given-up'
  return (
    <li className={styles.row}>
      <div>
        <strong>{to}</strong>
        <p>{subject}</p>
        <p className={styles.muted}>{about}</p>
        {children}
      </div>
      <div>
        <p className={hasFailed ? styles.failed : undefined}>{mailStateWords[state]}</p>
        {settled && <p className={styles.muted}>{settled}</p>}
        {trouble && (
          <p className={styles.muted}>
            {mailTroubleWords[trouble.code]}
            {trouble.said !== '' && `: «${trouble.said}»`}
          </p>
        )}
      </div>
      {again && (
        <Button
          variant="default"
          aria-label={`${SEND_AGAIN}: ${to}`}
          disabled={again.disabled}
          loading={again.busy}
          onClick={again.send}
        >
          {SEND_AGAIN}
        </Button>
      )}
    </li>
  )
}
