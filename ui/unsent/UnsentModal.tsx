import '#ui/kit/modal-styles.ts'
import { Button, Group, Modal } from '@mantine/core'
import type { UnsentChange } from '@osh/core/incidents/offline/outbox.ts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { ConfirmModal } from '#ui/kit/dialogs/ConfirmModal.tsx'
import { unsentTexts as texts } from './texts.ts'
import styles from './Unsent.module.css'
import { UnsentItem } from './UnsentItem.tsx'
import type { UnsentStore } from './unsent-store.ts'

type Props = { readonly store: UnsentStore; readonly onClose: () => void }

/** What waits on this device, each with its state, and what a person can do about it. */
export const UnsentModal = observer(function UnsentModal({ store, onClose }: Props) {
  const [dropped, setDropped] = useState<UnsentChange | null>(null)
  const drop = () => {
    if (dropped) void store.giveUp(dropped.key)
    setDropped(null)
  }
  return (
    <>
      <Modal opened title={texts.title} onClose={onClose} size="lg">
        {store.changes.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <ul className={styles.list}>
            {store.changes.map((change) => (
              <UnsentItem key={change.key} store={store} unsent={change} onDrop={() => setDropped(change)} />
            ))}
          </ul>
        )}
        <Group gap="sm" mt="lg">
          {store.changes.length > 0 && (
            <Button loading={store.busy} onClick={() => void store.send()}>
              {texts.sendNow}
            </Button>
          )}
          <Button variant="default" data-autofocus onClick={onClose}>
            {texts.close}
          </Button>
        </Group>
      </Modal>
      <ConfirmModal
        opened={dropped !== null}
        title={texts.giveUpTitle}
        confirm={texts.confirm}
        cancel={texts.keep}
        destructive
        onConfirm={drop}
        onCancel={() => setDropped(null)}
      >
        <p>{dropped?.change.is === 'record' ? texts.giveUpRecord : texts.giveUpWarning}</p>
      </ConfirmModal>
    </>
  )
})
