import type { FieldErrors, NotFound } from '@osh/core/shared/results/refusals.ts'
import type { Result } from '@osh/core/shared/results/result.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { notices } from '../dialogs/notices.ts'
import { messagesOf } from '../forms/refused-fields.ts'
import { type LoadingState, load } from '../loading-state.ts'
import { useService } from '../services/services-context.tsx'
import { kitTexts } from '../texts.ts'

/** Asks a port for the address of a file. */
type Ask = () => Promise<Result<string, NotFound | FieldErrors>>

export type Files = {
  /** Shows a .pdf in a new tab. */
  view(ask: Ask): Promise<void>
  /** Saves the file without leaving a tab behind; a server that names its file is believed before `name`. */
  save(ask: Ask, name: string): Promise<void>
}

/** What a screen does with files; a failure is told in a notice. */
export function useFiles(): Files {
  const { show } = useService(notices)
  const addressOf = async (ask: Ask): Promise<string | null> => {
    const answer = await load(ask)
    if (answer.is === 'ready' && answer.value.ok) return answer.value.value
    show(refusalOf(answer) ?? kitTexts.fileFailed, { tone: 'failed' })
    return null
  }
  return {
    view: async (ask) => {
      // At once, or the browser would take it for an advertisement.
      const tab = window.open('', '_blank')
      const address = await addressOf(ask)
      if (address === null) tab?.close()
      else if (tab) tab.location.href = address
      else window.location.href = address
    },
    save: async (ask, name) => {
      const address = await addressOf(ask)
      if (address === null) return
      const link = document.createElement('a')
      link.href = address
      link.download = name
      link.click()
    },
  }
}

/** What the person can put right, or wait for, in words; null where it is not up to them. */
function refusalOf(answer: LoadingState<Awaited<ReturnType<Ask>>>): string | null {
  if (answer.is === 'failed') return answer.status === 429 ? describeFailure(answer.status) : null
  if (answer.is !== 'ready' || answer.value.ok || answer.value.error.code !== 'fields') return null
  return [...new Set(Object.values(messagesOf(answer.value.error)))].join('. ')
}
