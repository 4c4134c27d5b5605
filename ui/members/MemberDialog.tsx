import '#ui/kit/modal-styles.ts'
import { Button, Modal } from '@mantine/core'
import type { Department } from '@osh/core/departments/department.ts'
import type { CompanyMember } from '@osh/core/members/member.ts'
import type { Membership } from '@osh/core/rights/membership.ts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { ConfirmModal } from '#ui/kit/dialogs/ConfirmModal.tsx'
import { notices } from '#ui/kit/dialogs/notices.ts'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './Members.module.css'
import { MembershipFields } from './MembershipFields.tsx'
import type { MembersStore } from './members-store.ts'
import { membersTexts as texts } from './texts.ts'

export type Asking = 'change' | 'remove' | 'handOver'

type Props = {
  readonly asking: Asking
  readonly member: CompanyMember
  readonly departments: readonly Department[]
  readonly store: MembersStore
  /** What is wrong, or what to say. */
  readonly onSettled: (wrong: Messages | null, said: string) => void
  readonly onClose: () => void
}

/** What is asked before a member's rights change, the company is handed to them, or their access ends. */
export const MemberDialog = observer(function MemberDialog(props: Props) {
  const { asking, member, departments, store, onSettled, onClose } = props
  const name = member.fullname ?? member.email
  if (asking === 'change')
    return <ChangeModal member={member} departments={departments} store={store} onClose={onClose} />
  const { remove, removed, removeText, removeTitle, handOver, handedOver, handOverText, handOverTitle } =
    texts
  const [title, confirm, text] =
    asking === 'remove'
      ? [removeTitle(name), remove, removeText]
      : [handOverTitle(name), handOver, handOverText]
  const settle = async () =>
    asking === 'remove'
      ? onSettled(await store.remove(member.id), removed)
      : onSettled(await store.handOver(member.id), handedOver)
  return (
    <ConfirmModal
      opened
      title={title}
      confirm={confirm}
      cancel={texts.cancel}
      destructive={asking === 'remove'}
      busy={store.busy}
      onCancel={onClose}
      onConfirm={() => void settle()}
    >
      {text}
    </ConfirmModal>
  )
})

type ChangeProps = Pick<Props, 'member' | 'departments' | 'store' | 'onClose'>

const ChangeModal = observer(function ChangeModal({ member, departments, store, onClose }: ChangeProps) {
  const { show } = useService(notices)
  const { role, departments: led, granted } = member
  const [as, setAs] = useState<Membership>({
    role: role === 'owner' ? 'specialist' : role,
    departments: led,
    granted,
  })
  const [messages, setMessages] = useState<Messages>({})
  const save = async () => {
    const wrong = await store.change(member.id, as)
    if (wrong !== null) return setMessages(wrong)
    show(texts.changed)
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={`${texts.change}: ${member.fullname ?? member.email}`}>
      <div className={styles.form}>
        <MembershipFields value={as} departments={departments} messages={messages} onChange={setAs} />
        <p role="status" className={styles.failure}>
          {messages.form}
        </p>
        <div className={styles.buttons}>
          <Button disabled={store.busy} onClick={() => void save()}>
            {texts.save}
          </Button>
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
      </div>
    </Modal>
  )
})
