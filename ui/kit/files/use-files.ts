import type { Result } from '@osh/core/shared/results/result.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { requestWords } from '@osh/core/wording/refusals/words/request-words.ts'
import { notices } from '../dialogs/notices.ts'
import { load } from '../loading-state.ts'
import { useService } from '../services/services-context.tsx'
import { kitTexts } from '../texts.ts'

/** Asks a port for the address of a file. */
type Ask<Refusal> = () => Promise<Result<string, Refusal>>

/** What the person can put right, in words; null where it is not up to them. */
type Say<Refusal> = (refusal: Refusal) => string | null

export type Files = {
  /** Shows a .pdf in a new tab. */
  view<Refusal>(ask: Ask<Refusal>, say?: Say<Refusal>): Promise<void>
  /** Saves the file without leaving a tab behind; a server that names its file is believed before `name`. */
  save<Refusal>(ask: Ask<Refusal>, name: string, say?: Say<Refusal>): Promise<void>
}

/** A file is refused to whoever may see what it is of for what is in it. */
const sayFailure = (status: number | null): string | null =>
  status === 403 ? requestWords['right/hidden'] : status === 429 ? describeFailure(status) : null

/** What a screen does with files; a failure is told in a notice. */
export function useFiles(): Files {
  const { show } = useService(notices)
  const tell = (why: string | null) => show(why ?? kitTexts.fileFailed, { tone: 'failed' })
  const addressOf = async <Refusal>(ask: Ask<Refusal>, say?: Say<Refusal>): Promise<string | null> => {
    const answer = await load(ask)
    if (answer.is === 'failed') tell(sayFailure(answer.status))
    else if (answer.value.ok) return answer.value.value
    else tell(say?.(answer.value.error) ?? null)
    return null
  }
  return {
    view: async (ask, say) => {
      // At once, or the browser would take it for an advertisement.
      const tab = window.open('', '_blank')
      const address = await addressOf(ask, say)
      if (address === null) tab?.close()
      else if (tab) tab.location.href = address
      else window.location.href = address
    },
    save: async (ask, name, say) => {
      const address = await addressOf(ask, say)
      if (address === null) return
      const link = document.createElement('a')
      link.href = address
      link.download = name
      link.click()
    },
  }
}
