import type { StandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import { observer } from 'mobx-react-lite'
import { AskedRemoval } from '#ui/kit/dialogs/AskedRemoval.tsx'
import { sectionTexts as texts } from '../texts.ts'
import { useCard } from '../use-card.ts'
import styles from './Section.module.css'

type Props = { readonly obligation: StandingObligation; readonly name: string }

const words = { remove: texts.remove, title: texts.removeTitle, keep: texts.keep, removed: texts.removed }

/** Removes the obligation after a question. */
export const RemoveObligation = observer(function RemoveObligation({ obligation, name }: Props) {
  const { duties, changed } = useCard()
  return (
    <AskedRemoval
      variant="subtle"
      size="xs"
      about={texts.about(name)}
      words={words}
      onRemove={() => duties.remove(obligation.id)}
      onRemoved={changed}
    >
      <p className={styles.asked}>{name}</p>
      <p>{texts.removeWarning}</p>
    </AskedRemoval>
  )
})
