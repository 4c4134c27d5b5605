import { fileURLToPath } from 'node:url'
import pdfmake from 'pdfmake'
import type { PdfMaker } from './render-pdf.ts'

const font = (name: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/golos-text/${name}/GolosText_${name}.ttf`))

/** pdfmake as a server runs it: fonts from the installed package, nothing else read and nothing fetched. */
export function makeNodePdfMaker(): PdfMaker {
  const fonts = { normal: font('400Regular'), bold: font('600SemiBold') }
  const allowed: readonly string[] = Object.values(fonts)
  pdfmake.setFonts({ Golos: fonts })
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((path) => allowed.includes(path))
  return pdfmake
}
