import type { NotFound } from '@osh/core/shared/results/refusals.ts'
import type { Result } from '@osh/core/shared/results/result.ts'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { load } from '#ui/kit/loading-state.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { ownFormTexts as texts } from './texts.ts'

type Ask = () => Promise<Result<string, NotFound>>

/** Saves the file that a port gives the address of. */
export function useDownload(): (ask: Ask, name: string) => Promise<void> {
  const { show } = useService(notices)
  return async (ask, name) => {
    const answer = await load(ask)
    if (answer.is === 'failed' || !answer.value.ok) return show(texts.downloadFailed, { tone: 'failed' })
    const link = document.createElement('a')
    link.href = answer.value.value
    link.download = name
    link.click()
  }
}
