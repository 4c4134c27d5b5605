import '#ui/kit/modal-styles.ts'
import '#ui/kit/text-field-styles.ts'
import { Button, Modal, TextInput } from '@mantine/core'
import type { Department } from '@osh/core/departments/department.ts'
import type { Membership } from '@osh/core/rights/membership.ts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { notices } from '#ui/kit/dialogs/notices.ts'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './Members.module.css'
import { MembershipFields } from './MembershipFields.tsx'
import type { MembersStore, Told } from './members-store.ts'
import { membersTexts as texts } from './texts.ts'

type Props = {
  readonly store: MembersStore
  readonly departments: readonly Department[]
  readonly onClose: () => void
}

/** Who is invited and as what; then the link, which is shown once. */
export const InviteModal = observer(function InviteModal({ store, departments, onClose }: Props) {
  const [email, setEmail] = useState('')
  const [as, setAs] = useState<Membership>({ role: 'specialist', departments: [], granted: [] })
  const [messages, setMessages] = useState<Messages>({})
  const [told, setTold] = useState<Told | null>(null)
  const send = async () => {
    const made = await store.invite({ email, ...as })
    if (isTold(made)) setTold(made)
    else setMessages(made)
  }
  return (
    <Modal opened onClose={onClose} title={told === null ? texts.inviteTitle : texts.linkTitle}>
      {told === null ? (
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <TextInput
            data-autofocus
            type="email"
            label={texts.email}
            maxLength={255}
            value={email}
            error={messages.email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
          <MembershipFields value={as} departments={departments} messages={messages} onChange={setAs} />
          <p role="status" className={styles.failure}>
            {messages.form}
          </p>
          <Button type="submit" disabled={store.busy}>
            {texts.invite}
          </Button>
        </form>
      ) : (
        <Link told={told} email={email} onClose={onClose} />
      )}
    </Modal>
  )
})

/** The secret is behind the #: it is in no address that a server sees. */
const makeLink = (token: string): string => `${window.location.origin}/account/invitation#${token}`

const isTold = (answer: Told | Messages): answer is Told => 'mailed' in answer

type LinkProps = { readonly told: Told; readonly email: string; readonly onClose: () => void }

function Link({ told: { token, mailed }, email, onClose }: LinkProps) {
  const { show } = useService(notices)
  if (token === null) return <p>{texts.linkTold}</p>
  const link = makeLink(token)
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    show(texts.copied)
  }
  return (
    <div className={styles.form}>
      <p>{mailed ? texts.mailedHint(email) : texts.linkHint(email)}</p>
      <p className={styles.link}>
        <code>{link}</code>
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => void copy()}>{texts.copy}</Button>
        <Button variant="default" onClick={onClose}>
          {texts.done}
        </Button>
      </div>
    </div>
  )
}
