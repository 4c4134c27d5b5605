import type { FormPress } from '@osh/core/documents/issuing/form-press.ts'
import type { RenderMemo } from '../memo/render-memo.ts'
import { PrintingThread } from './printing-thread.ts'

/** What a server prints with, in a thread of its own that begins with the first call. */
export type ShippedPress = {
  /** Every form that the product ships. */
  forms(): Promise<FormPress>
  readonly renderMemo: RenderMemo
  close(): Promise<void>
}

/** `onDeath` is told why the thread died; the next call begins another one. */
export function openShippedPress(onDeath: (cause: unknown) => void): ShippedPress {
  const thread = new PrintingThread(onDeath)
  let forms: FormPress | null = null
  return {
    forms: async () => {
      forms ??= {
        templates: await thread.do('templates'),
        missing: (...given) => thread.do('missing', ...given),
        print: (...given) => thread.do('print', ...given),
        check: (...given) => thread.do('check', ...given),
        sample: (...given) => thread.do('sample', ...given),
        preview: (...given) => thread.do('preview', ...given),
      }
      return forms
    },
    renderMemo: (...given) => thread.do('memo', ...given),
    close: () => thread.close(),
  }
}
