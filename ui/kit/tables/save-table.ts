import { fetchPart } from '../connection/fetch-part.ts'
import { saveBytes } from '../files/save-bytes.ts'
import type { TableFile } from './table-file.ts'

/** Saves a table as .xlsx; what writes it comes when it is first asked for. */
export async function saveTable(table: TableFile): Promise<void> {
  const { writeTable } = await fetchPart(() => import('./write-table.ts'))
  saveBytes(new Uint8Array(await writeTable(table)), `${table.name}.xlsx`)
}
