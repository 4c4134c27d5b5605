import type { RenderMemo } from './local-memo-files.ts'

/** The server's own papers, rendered in the page; what renders them is loaded when the first one is asked for. */
export const renderInBrowser: RenderMemo = async (memo, company, format) => {
  const [{ makeRenderMemo }, { makeBrowserPdfMaker }] = await Promise.all([
    import('../documents/memo/render-memo.ts'),
    import('../documents/pdf/browser-pdf-maker.ts'),
  ])
  return makeRenderMemo(await makeBrowserPdfMaker())(memo, company, format)
}
