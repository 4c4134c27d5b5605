import { Button } from '@mantine/core'
import type { StandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { lazyPart } from '#ui/kit/connection/fetch-part.ts'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { sectionTexts as texts } from '../texts.ts'
import { useCard } from '../use-card.ts'
import styles from './Section.module.css'

const ConfirmModal = lazyPart(async () => ({
  default: (await import('#ui/kit/dialogs/ConfirmModal.tsx')).ConfirmModal,
}))

type Props = { readonly obligation: StandingObligation; readonly name: string }

/** Removes the obligation after a question; a refusal is said in the question itself. */
export const RemoveObligation = observer(function RemoveObligation({ obligation, name }: Props) {
  const { duties, changed } = useCard()
  const { show } = useService(notices)
  const [asked, setAsked] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const close = () => {
    setAsked(false)
    setRefusal(null)
  }
  const remove = async () => {
    const refused = await duties.remove(obligation.id)
    setRefusal(refused)
    if (refused !== null) return
    close()
    show(texts.removed)
    changed()
  }
  return (
    <>
      <Button variant="subtle" size="xs" color="red" onClick={() => setAsked(true)}>
        {texts.remove}
        <span className="visually-hidden">{texts.about(name)}</span>
      </Button>
      {asked && (
        <Suspense>
          <ConfirmModal
            opened
            title={texts.removeTitle}
            confirm={texts.remove}
            cancel={texts.keep}
            destructive
            busy={duties.busy}
            onConfirm={() => void remove()}
            onCancel={close}
          >
            <p className={styles.asked}>{name}</p>
            <p>{texts.removeWarning}</p>
            {refusal !== null && (
              <p role="alert" className={styles.refusal}>
                {refusal}
              </p>
            )}
          </ConfirmModal>
        </Suspense>
      )}
    </>
  )
})
