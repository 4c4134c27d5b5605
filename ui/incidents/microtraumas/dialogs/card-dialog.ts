import type { Microtrauma } from '@osh/core/incidents/microtraumas/microtrauma.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { notices } from '#ui/kit/dialogs/notices.ts'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import type { MicrotraumaStore } from '../microtrauma-store.ts'
import { microtraumaTexts as texts } from '../texts.ts'

/** What a dialog of a card is given. */
export type CardDialogProps = {
  readonly store: MicrotraumaStore
  readonly microtrauma: Microtrauma
  readonly onClose: () => void
}

/** Sends a change of the record, and says that it is stored. */
export function useChange({ store, microtrauma }: CardDialogProps) {
  const { show } = useService(notices)
  return async (patch: Input): Promise<Messages> => {
    const messages = await store.change(microtrauma, patch)
    if (Object.keys(messages).length === 0) show(texts.saved)
    return messages
  }
}
