import { strToU8, zipSync } from 'fflate'

/** The first day that a zip can name: the same file gives the same bytes whenever it is written. */
const FIRST_DAY = '1980-01-01T00:00:00'

/** A file of the register as its service takes it: an .olot is a zip of Data.xml. What is signed besides, the register's own programs add. */
export const writeOlot = (xml: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(zipSync({ 'Data.xml': strToU8(xml) }, { mtime: FIRST_DAY }))
