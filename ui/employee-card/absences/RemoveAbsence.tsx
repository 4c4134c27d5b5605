import type { Absence } from '@osh/core/employees/absences/absence.ts'
import { observer } from 'mobx-react-lite'
import { AskedRemoval } from '#ui/kit/dialogs/AskedRemoval.tsx'
import { useCard } from '../use-card.ts'
import { absenceTexts as texts } from './texts.ts'

const words = {
  remove: texts.remove,
  title: texts.removeTitle,
  keep: texts.keep,
  removed: texts.removed,
}

type Props = { readonly absence: Absence; readonly days: string }

/** Deletes an absence that was entered by mistake, after a question. */
export const RemoveAbsence = observer(function RemoveAbsence({ absence, days }: Props) {
  const { absences, changed } = useCard()
  return (
    <AskedRemoval
      variant="subtle"
      size="xs"
      about={texts.about(days)}
      words={words}
      onRemove={() => absences.remove(absence.id)}
      onRemoved={changed}
    >
      <p>{days}</p>
      <p>{texts.removeWarning}</p>
    </AskedRemoval>
  )
})
