import { fileURLToPath } from 'node:url'
import pdfmake from 'pdfmake'
import { PAPER_FACE, type PdfMaker } from './render-pdf.ts'

const locateFont = (name: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/tinos/${name}/Tinos_${name}.ttf`))

/** pdfmake as a server runs it: fonts from the installed package, nothing else read and nothing fetched. */
export function makeNodePdfMaker(): PdfMaker {
  const fonts = {
    normal: locateFont('400Regular'),
    bold: locateFont('700Bold'),
    italics: locateFont('400Regular_Italic'),
    bolditalics: locateFont('700Bold_Italic'),
  }
  const allowed: readonly string[] = Object.values(fonts)
  pdfmake.setFonts({ [PAPER_FACE]: fonts })
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((path) => allowed.includes(path))
  return pdfmake
}
