import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { makeDemoFormData } from '#adapters/demo/demo-form-data.ts'
import { nodePacking } from '#adapters/documents/docx/node-packing.ts'
import { makeRenderForm } from '#adapters/documents/form/render-form.ts'
import { makeNodePdfMaker } from '#adapters/documents/pdf/node-pdf-maker.ts'
import { forms } from '../../forms/library.ts'
import type { Figure } from '../figure.ts'
import { sized } from '../size.ts'

const run = promisify(execFile)
/** So many files are opened by one start of the office: what it shows of each it keeps. */
const AT_ONCE = sized(60, 4)
/** An office that has not ended by then never does. */
const LONGEST_MS = 300_000

type Printed = { readonly name: string; readonly docx: Uint8Array; readonly pdf: Uint8Array }

/** Every form of the library in both formats: how long it takes, and whether Word's page breaks are those of the .pdf. */
export async function libraryPrinted(): Promise<readonly Figure[]> {
  const [before, started] = [process.cpuUsage(), performance.now()]
  const printed = await printAll()
  const seconds = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage(before)
  const processor = (user + system) / 1e6
  const time: Figure = {
    what: 'the whole library in both formats, s',
    value: seconds,
    most: 60,
    beside: `${printed.length} forms, ${processor.toFixed(0)} s of one processor`,
  }
  return [time, ...(await comparePages(printed))]
}

async function printAll(): Promise<readonly Printed[]> {
  const render = makeRenderForm(makeNodePdfMaker(), nodePacking)
  const printed: Printed[] = []
  for (const form of forms) {
    const data = makeDemoFormData(form.template)
    const [docx, pdf] = [await render(form, data, 'docx'), await render(form, data, 'pdf')]
    printed.push({ name: form.template.slug, docx, pdf })
  }
  return printed
}

async function comparePages(printed: readonly Printed[]): Promise<readonly Figure[]> {
  const missing = await findMissing()
  if (missing.length > 0) {
    console.log(`       pages of .docx are not counted: no ${missing.join(' and no ')} on this machine`)
    return []
  }
  const folder = mkdtempSync(join(tmpdir(), 'osh-library-'))
  try {
    for (const { name, docx, pdf } of printed) {
      writeFileSync(join(folder, `${name}.docx`), docx)
      writeFileSync(join(folder, `${name}.own.pdf`), pdf)
    }
    for (let i = 0; i < printed.length; i += AT_ONCE) await convert(folder, printed.slice(i, i + AT_ONCE))
    return [await shareOfEqual(folder, printed)]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const findMissing = async (): Promise<readonly string[]> => {
  const found = await Promise.all(
    ['soffice', 'pdfinfo'].map(async (name) => ((await exists(name)) ? [] : [name])),
  )
  return found.flat()
}

const exists = (name: string): Promise<boolean> =>
  run('which', [name]).then(
    () => true,
    () => false,
  )

/** As Word would set it, as near as there is: LibreOffice. */
const convert = (folder: string, printed: readonly Printed[]) =>
  run(
    'soffice',
    [
      `-env:UserInstallation=file://${folder}/office`,
      ...['--headless', '--convert-to', 'pdf', '--outdir', folder],
      ...printed.map(({ name }) => join(folder, `${name}.docx`)),
    ],
    { timeout: LONGEST_MS },
  )

async function shareOfEqual(folder: string, printed: readonly Printed[]): Promise<Figure> {
  const unequal: string[] = []
  for (const { name } of printed) {
    const [word, pdf] = [await countPages(folder, `${name}.pdf`), await countPages(folder, `${name}.own.pdf`)]
    if (word !== pdf) unequal.push(`${name} (${word} ÷ ${pdf})`)
  }
  for (const one of unequal) console.log(`       pages differ, .docx ÷ .pdf: ${one}`)
  return {
    what: 'page counts of .docx (LibreOffice) and .pdf that are equal, %',
    value: (100 * (printed.length - unequal.length)) / printed.length,
    least: 97,
    beside: `${printed.length - unequal.length} of ${printed.length}`,
  }
}

async function countPages(folder: string, file: string): Promise<number> {
  const { stdout } = await run('pdfinfo', [join(folder, file)])
  return Number(/^Pages:\s+(\d+)/mu.exec(stdout)?.[1])
}
