import regular from '@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf?url'
import semiBold from '@expo-google-fonts/golos-text/600SemiBold/GolosText_600SemiBold.ttf?url'
import type { PdfMaker } from './render-pdf.ts'

/** pdfmake as a browser runs it, loaded when the first PDF is asked for; its fonts come with the page. */
export async function makeBrowserPdfMaker(): Promise<PdfMaker> {
  const { default: pdfmake } = await import('pdfmake/build/pdfmake.js')
  const address = (font: string): string => new URL(font, document.baseURI).href
  const fonts = { normal: address(regular), bold: address(semiBold) }
  pdfmake.setFonts({ Golos: fonts })
  pdfmake.setUrlAccessPolicy((url) => Object.values(fonts).includes(url))
  return pdfmake
}
