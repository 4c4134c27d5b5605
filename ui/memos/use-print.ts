import type { Memo } from '@osh/core/memos/memo.ts'
import type { MemoFileFormat } from '@osh/core/memos/memo-repository.ts'
import { ports } from '#ui/app/container.ts'
import { useFiles } from '#ui/kit/files/use-files.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { memoTexts as texts } from './texts.ts'

/** Shows the printed memo, or saves it for Word. */
export function usePrint(): (memo: Memo, format: MemoFileFormat) => Promise<void> {
  const memoFiles = useService(ports.memoFiles)
  const { view, save } = useFiles()
  return (memo, format) => {
    const ask = () => memoFiles.makeLink(memo.companyId, memo.id, format)
    return format === 'pdf' ? view(ask) : save(ask, texts.file(memo.number))
  }
}
