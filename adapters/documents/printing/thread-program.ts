import { serveOrders } from '#adapters/threads/serve-orders.ts'
import { nodePacking } from '../docx/node-packing.ts'
import { makeDrawForm } from '../form/draw-form.ts'
import { makeFormsOnDemand } from '../form/forms-on-demand.ts'
import { makeRenderInvoice } from '../invoice/render-invoice.ts'
import { makeRenderMemo } from '../memo/render-memo.ts'
import { makeRussianNameForms } from '../paper/russian-name-forms.ts'
import { makeNodePdfMaker } from '../pdf/node-pdf-maker.ts'
import { makePressInNode } from './press-in-node.ts'
import type { PrintJobs } from './print-jobs.ts'

const forms = makeFormsOnDemand()
const { templates: _, ...press } = makePressInNode(forms)

serveOrders({
  ...press,
  memo: makeRenderMemo(makeNodePdfMaker(), nodePacking),
  invoice: makeRenderInvoice(makeNodePdfMaker(), nodePacking),
  draw: makeDrawForm(forms, makeNodePdfMaker(), makeRussianNameForms()),
} satisfies PrintJobs)
