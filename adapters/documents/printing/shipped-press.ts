import type { FormPress } from '@osh/core/documents/issuing/form-press.ts'
import { JobThread, OverBudget, ofNoOne, type ThreadLimits, type Turn } from '#adapters/threads/job-thread.ts'
import type { DrawForm } from '../form/draw-form.ts'
import { readTemplates } from '../form/read-templates.ts'
import type { RenderInvoice } from '../invoice/render-invoice.ts'
import type { RenderMemo } from '../memo/render-memo.ts'
import { finding } from '../own-form/finding.ts'
import type { PrintJobs } from './print-jobs.ts'

/**
 * What a server prints with, in a thread of its own that begins with the first paper, or before it where it is kept ready. Another one looks
 * through own forms.
 */
export type ShippedPress = {
  /** Every form that the product ships, printed in the turn of whoever asks. The list of them waits for no paper. */
  forms(turn?: Turn): Promise<FormPress>
  /** Prints a memo in the turn of whoever asks. */
  printMemo(turn: Turn, ...memo: Parameters<RenderMemo>): ReturnType<RenderMemo>
  /** Prints an invoice in the turn of whoever asks. */
  printInvoice(turn: Turn, ...invoice: Parameters<RenderInvoice>): ReturnType<RenderInvoice>
  /** Draws the first page of a form that is filled for no one, in the turn of what is of no company. */
  drawForm: DrawForm
  keepReady(): void
  close(): Promise<void>
}

const MINUTE = 60_000
const usualLimits: ThreadLimits<PrintJobs> = {
  ofOne: 50,
  inAll: 1000,
  beginning: MINUTE,
  budget: {
    listMissing: MINUTE,
    print: 2 * MINUTE,
    preview: MINUTE,
    memo: 5 * MINUTE,
    invoice: MINUTE,
    draw: MINUTE,
    readSample: MINUTE,
    readEditable: MINUTE,
    check: 10_000,
  },
  afterLeaving: 2000,
}
const program = new URL('./thread-program.ts', import.meta.url)
/** Enough for a memo of 5,000 rows. */
const resourceLimits = { maxOldGenerationSizeMb: 300, maxYoungGenerationSizeMb: 4 }

/** Own forms are looked through behind the printing: a file that ends this thread, or keeps it busy, keeps only those who bring such files. */
const ofChecks = {
  limits: { ofOne: 5, inAll: 100 },
  resourceLimits: { maxOldGenerationSizeMb: 200, maxYoungGenerationSizeMb: 4 },
}

/** `onDeath` is told why the thread died; the next call begins another one. */
export function openShippedPress(
  onDeath: (cause: unknown) => void,
  limits: Partial<ThreadLimits<PrintJobs>> = {},
): ShippedPress {
  const thread = new JobThread<PrintJobs>(onDeath, {
    program,
    resourceLimits,
    limits: { ...usualLimits, ...limits },
    behind: 'requests',
  })
  const checks = new JobThread<PrintJobs>(onDeath, {
    program,
    resourceLimits: ofChecks.resourceLimits,
    limits: { ...usualLimits, ...limits, ...ofChecks.limits },
    behind: 'papers',
  })
  let reading: ReturnType<typeof readTemplates> | null = null
  return {
    forms: async (turn = ofNoOne) => {
      reading ??= readTemplates().catch((error: unknown) => {
        reading = null
        throw error
      })
      const templates = await reading
      return {
        templates,
        listMissing: (...given) => thread.do(turn, 'listMissing', ...given),
        print: (...given) => thread.do(turn, 'print', ...given),
        check: (...given) => checks.do(turn, 'check', ...given).catch(reportTooSlow),
        readSample: (...given) => thread.do(turn, 'readSample', ...given),
        readEditable: (...given) => thread.do(turn, 'readEditable', ...given),
        preview: (...given) => thread.do(turn, 'preview', ...given),
      }
    },
    printMemo: (turn, ...given) => thread.do(turn, 'memo', ...given),
    printInvoice: (turn, ...given) => thread.do(turn, 'invoice', ...given),
    drawForm: (template) => thread.do(ofNoOne, 'draw', template),
    keepReady: () => thread.keepReady(),
    close: async () => {
      await Promise.all([thread.close(), checks.close()])
    },
  }
}

/** A file that takes so long to look through is wrong. */
function reportTooSlow(error: unknown) {
  if (error instanceof OverBudget) return [finding('own-form/too-slow')]
  throw error
}
