import type { StandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { observer } from 'mobx-react-lite'
import { AskedRemoval } from '#ui/kit/dialogs/AskedRemoval.tsx'
import { sectionTexts as texts } from '../texts.ts'
import { useCard } from '../use-card.ts'
import type { HistoryLine, HistoryStore } from './history-store.ts'

type Props = {
  readonly store: HistoryStore
  readonly obligation: StandingObligation
  readonly line: HistoryLine
}

const words = {
  remove: texts.takeBack,
  title: texts.takeBackTitle,
  keep: texts.keep,
  removed: texts.tookBack,
}

/** Takes back a completion entered by hand, after a question. */
export const TakeBack = observer(function TakeBack({ store, obligation, line }: Props) {
  const { changed } = useCard()
  const date = formatDate(line.date)
  return (
    <AskedRemoval
      variant="subtle"
      size="xs"
      about={texts.aboutDate(date)}
      words={words}
      onRemove={() => store.takeBack(obligation.id, line.id)}
      onRemoved={changed}
    >
      <p>{texts.takeBackWarning(date)}</p>
    </AskedRemoval>
  )
})
