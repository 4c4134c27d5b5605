import { Button } from '@mantine/core'
import type { StandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { lazyPart } from '#ui/kit/connection/fetch-part.ts'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { sectionTexts as texts } from '../texts.ts'
import { useCard } from '../use-card.ts'
import type { HistoryLine, HistoryStore } from './history-store.ts'
import styles from './Section.module.css'

const ConfirmModal = lazyPart(async () => ({
  default: (await import('#ui/kit/dialogs/ConfirmModal.tsx')).ConfirmModal,
}))

type Props = {
  readonly store: HistoryStore
  readonly obligation: StandingObligation
  readonly line: HistoryLine
}

/** Takes back a completion entered by hand, after a question. */
export const TakeBack = observer(function TakeBack({ store, obligation, line }: Props) {
  const { changed } = useCard()
  const { show } = useService(notices)
  const [asked, setAsked] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const date = formatDate(line.date)
  const close = () => {
    setAsked(false)
    setRefusal(null)
  }
  const takeBack = async () => {
    const refused = await store.takeBack(obligation.id, line.id)
    setRefusal(refused)
    if (refused !== null) return
    close()
    show(texts.tookBack)
    changed()
  }
  return (
    <>
      <Button variant="subtle" size="xs" color="red" onClick={() => setAsked(true)}>
        {texts.takeBack}
        <span className="visually-hidden">{texts.aboutDate(date)}</span>
      </Button>
      {asked && (
        <Suspense>
          <ConfirmModal
            opened
            title={texts.takeBackTitle}
            confirm={texts.takeBack}
            cancel={texts.keep}
            destructive
            busy={store.busy}
            onConfirm={() => void takeBack()}
            onCancel={close}
          >
            <p>{texts.takeBackWarning(date)}</p>
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
