import { checkFileSize } from '@osh/core/imports/check-file-size.ts'
import type { ImportDesk } from '@osh/core/imports/imports.ts'
import type { Sheet } from '@osh/core/imports/sheet.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import type { PortOf } from '#adapters/wire/contract/call.ts'
import type { importCalls } from '#adapters/wire/imports/import-calls.ts'

/** Staff files over HTTP: what a file holds comes as lines of JSON. A file that is too long is not sent at all. */
export const makeHttpImports = (desk: PortOf<typeof importCalls>): ImportDesk => ({
  list: (company) => desk.list(company),
  listLeft: (company, id) => desk.listLeft(company, id),
  load: (asked) => desk.load(asked),
  undo: (asked) => desk.undo(asked),
  read: async (company, file) => {
    const size = checkFileSize(file.bytes.length)
    if (!size.ok) return size
    const read = await desk.read(company, file)
    return read.ok ? ok(readLines(await read.value.text())) : read
  },
})

/** As the server writes them: of each sheet its name and how many rows it has, then the rows. A line ends where no text does: together they are one list. */
function readLines(text: string): readonly Sheet[] {
  const lines = JSON.parse(`[${text.trimEnd().replaceAll('\n', ',')}]`) as readonly unknown[]
  const sheets: Sheet[] = []
  for (let at = 0; at < lines.length; ) {
    const { name, rows } = lines[at] as { readonly name: string; readonly rows: number }
    sheets.push({ name, rows: lines.slice(at + 1, at + 1 + rows) as Sheet['rows'] })
    at += 1 + rows
  }
  return sheets
}
