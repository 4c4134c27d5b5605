import '#ui/kit/form-styles.ts'
import { Button, TextInput } from '@mantine/core'
import { observer } from 'mobx-react-lite'
import { handleSubmit } from '#ui/auth/on-submit.ts'
import { bindTyped } from '#ui/kit/forms/typed-fields.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from '../AccountSettings.module.css'
import { ownEmailStore } from './own-email-store.ts'
import { ownEmailTexts as texts } from './texts.ts'

/** The code of the mail that was sent to the address of the account, and the way to another mail. */
export const OwnEmailForm = observer(function OwnEmailForm({ email }: { readonly email: string }) {
  const { fields, busy, isSending, confirm, askForCode } = useService(ownEmailStore)
  return (
    <form noValidate className={styles.form} onSubmit={handleSubmit(confirm, 'code')}>
      <p role="alert" className={styles.failure}>
        {fields.messages.form}
      </p>
      <p className={styles.about}>{texts.hint(email)}</p>
      <TextInput autoComplete="one-time-code" label={texts.code} {...bindTyped(fields, 'code')} />
      <div className={styles.buttons}>
        <Button type="submit" loading={busy}>
          {texts.confirm}
        </Button>
        <Button variant="default" disabled={busy} onClick={() => void askForCode()}>
          {texts.again}
        </Button>
      </div>
      <p role="status" className={styles.about}>
        {isSending === null ? texts.wrongAddress : isSending ? texts.sent(email) : texts.notSending}
      </p>
    </form>
  )
})
