import regular from '@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf?url'
import italic from '@expo-google-fonts/tinos/400Regular_Italic/Tinos_400Regular_Italic.ttf?url'
import bold from '@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf?url'
import boldItalic from '@expo-google-fonts/tinos/700Bold_Italic/Tinos_700Bold_Italic.ttf?url'
import { PAPER_FACE, type PdfMaker } from './render-pdf.ts'

/** pdfmake as a browser runs it, loaded when the first PDF is asked for; its fonts come with the page. */
export async function makeBrowserPdfMaker(): Promise<PdfMaker> {
  const { default: pdfmake } = await import('pdfmake/build/pdfmake.js')
  const address = (font: string): string => new URL(font, document.baseURI).href
  const fonts = {
    normal: address(regular),
    bold: address(bold),
    italics: address(italic),
    bolditalics: address(boldItalic),
  }
  pdfmake.setFonts({ [PAPER_FACE]: fonts })
  pdfmake.setUrlAccessPolicy((url) => Object.values(fonts).includes(url))
  return pdfmake
}
