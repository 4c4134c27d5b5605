import { Button } from '@mantine/core'
import type { StandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { sectionTexts as texts } from '../texts.ts'
import { useCard } from '../use-card.ts'
import type { HistoryLine } from './history-store.ts'

const CompletionModal = makeLazyPart(async () => ({
  default: (await import('#ui/obligations/CompletionModal.tsx')).CompletionModal,
}))

type Props = { readonly obligation: StandingObligation; readonly line: HistoryLine }

/** Corrects a completion entered by hand, in the form that it was entered in. */
export const Correct = observer(function Correct({ obligation, line }: Props) {
  const { employee, changed } = useCard()
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button variant="subtle" size="xs" onClick={() => setOpened(true)}>
        {texts.correct}
        <span className="visually-hidden">{texts.aboutDate(formatDate(line.date))}</span>
      </Button>
      {opened && (
        <Suspense>
          <CompletionModal
            obligation={obligation}
            employee={employee}
            corrected={line}
            onClose={() => setOpened(false)}
            onSaved={changed}
          />
        </Suspense>
      )}
    </>
  )
})
